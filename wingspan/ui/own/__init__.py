"""What a person sets, keeps and looks up for themselves: settings, statistics, decks, the birds.

Here live also the birds that sing, the list of keys, and what the page says about itself.
"""
