"""The texts of examples, lessons and the guide of the first game; loaded when first needed."""
