/** Rule, reason and parameters, the German sentence. */
export const traceCases = [
	[
		"OVERTIME",
		"DAY",
		{ afterMinutes: 480, factorPercent: 125 },
		"Überstunden: am Tag mehr als 8:00, zu 125 %",
	],
	[
		"OVERTIME",
		"WEEK",
		{ afterMinutes: 2400, factorPercent: 100 },
		"Überstunden: in der Woche mehr als 40:00, zu 100 %",
	],
	[
		"OVERTIME",
		"MONTH",
		{ afterMinutes: 9600, factorPercent: 100 },
		"Überstunden: im Monat mehr als 160:00, zu 100 %",
	],
	["SOMETHING_NEW", "NEW", {}, "SOMETHING_NEW"],
] as const;
