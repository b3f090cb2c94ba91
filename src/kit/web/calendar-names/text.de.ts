/** From Monday and from January on. */
export const texts = {
	shortWeekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
	weekdays: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
	months: [
		"Januar",
		"Februar",
		"März",
		"April",
		"Mai",
		"Juni",
		"Juli",
		"August",
		"September",
		"Oktober",
		"November",
		"Dezember",
	],
} as const;
