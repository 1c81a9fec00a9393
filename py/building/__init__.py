"""Everything behind build.py: environment, site, server, checks, benchmarks."""
