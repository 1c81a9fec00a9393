"""Statistics: finished matches in figures, kept on the device."""
