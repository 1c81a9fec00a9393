"""The chapters, one file each: functions that build them in the current language."""
