"""Hostile tests: killed processes, damaged files, secrets, installs, bots that hang, full disks. TABLETOP_LONG=1 runs the long versions."""
