"""A game played at this screen: decisions, plans, answers and take-backs. Makes no markup."""
