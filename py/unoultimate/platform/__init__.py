"""Makers of the ports: the browser, and memory for tests."""
