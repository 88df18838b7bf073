"""The table as it is drawn: mat, hand, prompt, tray, goals, scores, log."""
