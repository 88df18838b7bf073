"""Features: a view turned into whole numbers, for the policy and the value."""
