"""What examples, lessons and the guide of the first game say; loaded when first needed."""
