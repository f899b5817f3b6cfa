"""Keeping the club civil: reports with the chat around them, mutes and blocks, sanctions, roles, the audit log."""
