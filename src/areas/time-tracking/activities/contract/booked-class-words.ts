/** What the kinds of activities are called that are booked, German and English; beside them what people begin with loads no more. */
export const bookedClassWords = {
	WORKTIME: ["Arbeitszeit", "Working time"],
	WORKTIME_SICK: ["Krank während der Arbeit", "Sick at work"],
	ACTION: ["Dienstgang", "Errand"],
	PAUSE: ["Pause", "Break"],
	BREAK: ["Unterbrechung", "Paid break"],
} as const;
