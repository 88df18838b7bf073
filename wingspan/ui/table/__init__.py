"""The views of the table: mat, hand, prompt, tray, goals, scores, log."""
