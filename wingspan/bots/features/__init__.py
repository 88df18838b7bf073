"""Features: a view as whole numbers, for the policy and the value."""
