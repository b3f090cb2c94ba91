import { inBothLanguages } from "#kit/contract/texts.ts";

/** From Monday and from January on. */
export const texts = inBothLanguages({
	shortWeekdays: [
		["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
		["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
	],
	weekdays: [
		["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
		["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
	],
	months: [
		[
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
		[
			"January",
			"February",
			"March",
			"April",
			"May",
			"June",
			"July",
			"August",
			"September",
			"October",
			"November",
			"December",
		],
	],
});
