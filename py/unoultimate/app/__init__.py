"""The application between table and screens: state, commands, settings, saves, texts."""
