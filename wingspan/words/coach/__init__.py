"""The coach's sentences about decisions and games; loaded when first needed."""
