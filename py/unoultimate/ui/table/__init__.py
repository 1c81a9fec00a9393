"""The table: everything shown while a round is played."""
