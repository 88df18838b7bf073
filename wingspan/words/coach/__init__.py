"""What the coach says about decisions and games; loaded when first needed."""
