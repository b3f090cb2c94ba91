/** Settings, the German and the English sentences. */
export const sentenceCases = [
	[
		{
			type: "NORMALIZE2WORKTIME",
			to: "WORKING_TIME",
			toleranceBeforeMinutes: 15,
			toleranceAfterMinutes: 0,
		},
		[
			"Bis zu 15 Min. vor Dienstbeginn zählen nicht.",
			"Wer mehr als 15 Min. früher kommt, bekommt alles angerechnet.",
			"Zeit nach Dienstende zählt ganz.",
		],
		[
			"Up to 15 min before the start of duty does not count.",
			"If somebody comes more than 15 min early, all of it counts.",
			"Time after the end of duty counts in full.",
		],
	],
	[
		{ type: "NORMALIZE2WORKTIME", to: "FRAME", toleranceAfterMinutes: 180 },
		[
			"Zeit vor dem Rahmen des Tages zählt nicht.",
			"Bis zu 3:00 Std. nach dem Rahmen des Tages zählen nicht.",
			"Wer mehr als 3:00 Std. länger bleibt, bekommt alles angerechnet.",
		],
		[
			"Time before the frame of the day does not count.",
			"Up to 3:00 h after the frame of the day does not count.",
			"If somebody stays more than 3:00 h longer, all of it counts.",
		],
	],
	[
		{ type: "ROUNDING", target: "BEGIN", mode: "MERCANTILE", gridMinutes: 5 },
		["Der Beginn wird auf volle 5 Min. kaufmännisch gerundet."],
		["The start is rounded half up to 5 min."],
	],
	[
		{ type: "ROUNDING", target: "END", mode: "DOWN", gridMinutes: 15 },
		["Das Ende wird auf volle 15 Min. abgerundet."],
		["The end is rounded down to 15 min."],
	],
	[
		{ type: "ROUNDING", target: "PAUSE", mode: "UP", gridMinutes: 1 },
		["Die Summe der gebuchten Pausen wird auf volle Minuten aufgerundet."],
		["The sum of the booked breaks is rounded up to full minutes."],
	],
	[
		{ type: "ROUNDING", target: "DURATION", mode: "NONE", gridMinutes: 5 },
		["Die Arbeitszeit des Tages wird nicht gerundet."],
		["The working time of the day is not rounded."],
	],
	[
		{
			type: "AUTOPAUSE",
			behaviour: "ABOVE_THRESHOLD",
			minBlockMinutes: 15,
			steps: [
				{ afterMinutes: 540, pauseMinutes: 45 },
				{ afterMinutes: 360, pauseMinutes: 30 },
			],
		},
		[
			"Bei mehr als 6:00 Std. Arbeit werden 30 Min. Pause abgezogen.",
			"Bei mehr als 9:00 Std. Arbeit werden insgesamt 45 Min. abgezogen.",
			"Abgezogen wird höchstens, was über die Schwelle hinaus gearbeitet wurde.",
			"Gebuchte Pausen ab 15 Min. werden angerechnet.",
		],
		[
			"Beyond 6:00 h of work a break of 30 min is deducted.",
			"Beyond 9:00 h of work it is 45 min in all.",
			"No more is deducted than was worked beyond the threshold.",
			"Booked breaks of 15 min and more are taken into account.",
		],
	],
	[
		{
			type: "AUTOPAUSE",
			behaviour: "COMPLETE_DURATION",
			minBlockMinutes: 0,
			steps: [{ afterMinutes: 240, pauseMinutes: 20 }],
		},
		[
			"Bei mehr als 4:00 Std. Arbeit werden 20 Min. Pause abgezogen.",
			"Gebuchte Pausen werden angerechnet.",
		],
		[
			"Beyond 4:00 h of work a break of 20 min is deducted.",
			"Booked breaks are taken into account.",
		],
	],
	[
		{ type: "AUTOPAUSE", behaviour: "COMPLETE_DURATION", steps: [] },
		["Es wird keine Pause abgezogen."],
		["No break is deducted."],
	],
	[
		{
			type: "EXTRATIME",
			mode: "FIXED",
			value: 6,
			conditions: [{ type: "ACTIVITY_CLASS", classTypes: ["WORKTIME"] }],
		},
		[
			"Für Arbeit werden je Tag 6 Min. gutgeschrieben.",
			"Das gilt nur für Tätigkeiten der Art Arbeitszeit.",
		],
		[
			"For work, 6 min a day are credited.",
			"This applies to activities of the kind Working time only.",
		],
	],
	[
		{
			type: "EXTRATIME",
			mode: "PERCENT",
			value: 25,
			maxMinutes: 150,
			conditions: [
				{ type: "TIME_OF_DAY", from: "22:00", to: "06:00" },
				{ type: "WEEKDAY", weekdays: [5, 6, 7] },
				{ type: "HOLIDAY" },
			],
		},
		[
			"Für Arbeit zwischen 22:00 und 06:00, am Freitag, Samstag und Sonntag, an Feiertagen werden 25 % der Zeit gutgeschrieben.",
			"Höchstens 2:30 Std. je Tag.",
		],
		[
			"For work between 22:00 and 06:00, on Friday, Saturday and Sunday, on holidays, 25 % of the time are credited.",
			"At most 2:30 h a day.",
		],
	],
	[
		{ type: "OVERTIME", period: "DAY", afterMinutes: 480, needsApproval: true },
		[
			"Was am Tag über 8:00 Std. hinausgeht, sind Überstunden.",
			"Überstunden müssen genehmigt werden.",
		],
		["What is worked beyond 8:00 h a day is overtime.", "Overtime must be approved."],
	],
	[
		{ type: "OVERTIME", period: "WEEK", afterMinutes: 2340, factorPercent: 125 },
		[
			"Was in der Woche über 39:00 Std. hinausgeht, sind Überstunden.",
			"Jede Minute davon zählt zu 125 %.",
		],
		[
			"What is worked beyond 39:00 h a week is overtime.",
			"Each minute of it counts at 125 per cent.",
		],
	],
	[
		{ type: "OVERTIME", period: "MONTH", afterMinutes: 9600 },
		["Was im Monat über 160:00 Std. hinausgeht, sind Überstunden."],
		["What is worked beyond 160:00 h a month is overtime."],
	],
	[
		{ type: "FLEXTIME", upperMinutes: 3600, lowerMinutes: -1200, overflow: "KEEP" },
		[
			"Das Überstundenkonto soll zwischen −20:00 Std. und +60:00 Std. liegen.",
			"Was darüber hinausgeht, bleibt stehen.",
		],
		["The overtime account is to lie between −20:00 h and +60:00 h.", "What lies beyond stays."],
	],
	[
		{ type: "FLEXTIME", upperMinutes: 1200, overflow: "EXPIRE" },
		[
			"Das Überstundenkonto soll +20:00 Std. nicht überschreiten.",
			"Was darüber hinausgeht, verfällt.",
		],
		["The overtime account is not to exceed +20:00 h.", "What lies beyond expires."],
	],
	[
		{ type: "FLEXTIME", lowerMinutes: -600 },
		[
			"Das Überstundenkonto soll −10:00 Std. nicht unterschreiten.",
			"Was darüber hinausgeht, bleibt stehen.",
		],
		["The overtime account is not to fall below −10:00 h.", "What lies beyond stays."],
	],
	[
		{ type: "FLEXTIME" },
		["Das Überstundenkonto hat keine Grenze."],
		["The overtime account has no limit."],
	],
	[
		{ type: "AUTOSHIFTTOTRACKING", graceMinutes: 60, state: "REQUESTED" },
		[
			"Ein geplanter Dienst ohne Buchung wird 60 Min. nach seinem Ende zum Zeiteintrag.",
			"Der Zeiteintrag ist zu genehmigen.",
		],
		[
			"A planned shift without a booking becomes a time entry 60 min after its end.",
			"The time entry is to be approved.",
		],
	],
	[
		{ type: "AUTOSHIFTTOTRACKING", state: "APPROVED" },
		[
			"Ein geplanter Dienst ohne Buchung wird nach seinem Ende zum Zeiteintrag.",
			"Der Zeiteintrag ist gleich genehmigt.",
		],
		[
			"A planned shift without a booking becomes a time entry after its end.",
			"The time entry is approved at once.",
		],
	],
] as const;
