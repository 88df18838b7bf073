"""A game at this screen, without markup: what is asked, planned, answered and taken back."""
