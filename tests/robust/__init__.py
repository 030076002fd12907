"""Hostile tests: killed processes, damaged files, secrets, installs, bots that hang, full disks. TABLETOP_TESTS=long runs the long versions."""
