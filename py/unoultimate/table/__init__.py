"""A match on this device as a service: referee, saving, computers' timing, handover."""
