"""Golden playthroughs: whole matches as text, played again and compared line by line."""
