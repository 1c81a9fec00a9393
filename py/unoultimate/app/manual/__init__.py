"""The manual as data: chapters, sections, blocks, examples that the engine has played, search."""
