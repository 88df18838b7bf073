"""The tables of species, one file for each set of cards."""
