/** What the kinds of activities are called, German and English. */
export const classWords = {
	WORKTIME: ["Arbeitszeit", "Working time"],
	WORKTIME_SICK: ["Krank während der Arbeit", "Sick at work"],
	ACTION: ["Dienstgang", "Errand"],
	PAUSE: ["Pause", "Break"],
	BREAK: ["Unterbrechung", "Paid break"],
	ABSENCE: ["Abwesenheit", "Absence"],
	SICK: ["Krankheit", "Sickness"],
	LEAVE: ["Urlaub", "Leave"],
	SHIFT_DAY: ["Tagdienst", "Day shift"],
	SHIFT_FREE: ["Frei", "Free"],
	SHIFT_MORNING: ["Frühdienst", "Morning shift"],
	SHIFT_NIGHT: ["Nachtdienst", "Night shift"],
	SHIFT_STANDBY: ["Bereitschaft", "Standby"],
	APPOINTMENT: ["Termin", "Appointment"],
} as const;
