"""Commands of the command line, one file each with a `run(argv)` that returns an exit status."""
