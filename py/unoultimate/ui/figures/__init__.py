"""Charts that read themselves out, each with its numbers in a table behind it."""
