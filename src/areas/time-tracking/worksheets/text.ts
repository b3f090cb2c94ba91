import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		WORKSHEET_DAY_WRONG: [
			"Die Zeiten eines Tages passen nicht zusammen. Prüfen Sie Soll, Arbeitszeit, Kernzeit, Rahmenzeit und Pausen.",
			"The times of a day do not fit together. Check target, working time, core time, frame and breaks.",
		],
		WORKSHEET_DAYS_WRONG: [
			"Jeder Wochentag darf je Woche nur einmal vorkommen und muss im Zyklus der Vorlage liegen.",
			"Each weekday may appear only once per week and must lie within the template's cycle.",
		],
		WORKSHEET_VERSION_NOT_LAST: [
			"Nur die letzte Fassung kann abgelöst oder gelöscht werden; eine neue muss nach ihrem Beginn gelten.",
			"Only the last version can be followed or deleted; a new one must begin after it.",
		],
		WORKSHEET_VERSION_IN_USE: [
			"Die einzige Fassung kann nicht gelöscht werden, solange Mitarbeiter nach der Vorlage arbeiten.",
			"The only version cannot be deleted as long as employees work by the template.",
		],
		WORKSHEET_TEMPLATE_NOT_USABLE: [
			"Die Vorlage gibt es nicht oder sie ist archiviert.",
			"The template does not exist or is archived.",
		],
		WORKSHEET_OVERLAPS: [
			"In diesem Zeitraum gilt bereits ein Arbeitszeitplan.",
			"There is already a work schedule in this period.",
		],
		WORKSHEET_END_BEFORE_BEGIN: [
			"Das Ende darf nicht vor dem Beginn liegen.",
			"The end must not lie before the start.",
		],
		WORKSHEET_EXCEPTION_TWICE: [
			"Für diesen Tag gibt es bereits eine Ausnahme.",
			"There is already an exception for this day.",
		],
		WORKSHEET_DAYS_TOO_MANY: [
			"Es können höchstens 62 Tage abgefragt werden.",
			"At most 62 days can be asked for.",
		],
	},
	/** Of a day, by the code of what is wrong. */
	faults: {
		UNREAD: ["Mindestens ein Tag ist nicht stimmig.", "At least one day is not right."],
		CORE_WITHOUT_TIMES: [
			"Zur Kernzeit gehört eine Arbeitszeit oder eine Rahmenzeit.",
			"A core time needs a working time or a frame.",
		],
		CORE_OUTSIDE: [
			"Die Kernzeit muss in der Arbeitszeit und in der Rahmenzeit liegen.",
			"The core time must lie within working time and frame.",
		],
		WORKING_TIME_OUTSIDE_FRAME: [
			"Die Arbeitszeit muss in der Rahmenzeit liegen.",
			"The working time must lie within the frame.",
		],
		BREAK_OUTSIDE: [
			"Jede Pause muss in der Arbeitszeit liegen, sonst in der Rahmenzeit.",
			"Each break must lie within the working time, else within the frame.",
		],
		BREAKS_OVERLAP: ["Die Pausen dürfen sich nicht überschneiden.", "Breaks must not overlap."],
		TARGET_TOO_LONG: [
			"Das Soll ist länger als die Arbeitszeit ohne Pausen.",
			"The target is longer than the working time without breaks.",
		],
	},
	master: {
		one: ["Vorlage", "Template"],
		many: ["Vorlagen", "Templates"],
		empty: [
			"Hier stehen die Vorlagen, die sagen, an welchem Wochentag wie lange gearbeitet wird. Noch gibt es keine.",
			"The templates that say how long is worked on which weekday are listed here. There are none yet.",
		],
		deleteText: [
			"Soll diese Vorlage wirklich unwiderruflich gelöscht werden?",
			"Delete this template permanently?",
		],
		inUse: [
			"Die Vorlage kann nicht gelöscht werden, da noch Mitarbeiter nach ihr arbeiten. Möchten Sie die Vorlage nicht lieber archivieren?",
			"The template cannot be deleted because employees still work by it. Would you rather archive it?",
		],
		fields: {
			name: ["Bezeichnung", "Name"],
			kind: ["Art", "Kind"],
			attribution: ["Schichten über Mitternacht", "Shifts over midnight"],
			weeks: ["Wochen im Zyklus", "Weeks in the cycle"],
		},
		help: {
			kind: [
				"Beim Schichtplan sagen die geplanten Schichten, was zu arbeiten ist. Art, Schichten über Mitternacht und Wochen lassen sich nach dem Anlegen nicht mehr ändern.",
				"With a shift plan, the planned shifts say what is to be worked. Kind, shifts over midnight and weeks cannot be changed once the template is created.",
			],
			weeks: [
				"Nach so vielen Wochen beginnt der Plan von vorn.",
				"After that many weeks the plan starts again.",
			],
		},
		options: {
			kind: { FIXED: ["Feste Tage", "Fixed days"], SHIFT: ["Schichtplan", "Shift plan"] },
			attribution: {
				START_DAY: ["zählen zum Tag des Beginns", "count for the day they begin on"],
				SPLIT: ["werden um Mitternacht geteilt", "are cut at midnight"],
			},
		},
		extra: { userCount: ["Mitarbeiter", "Employees"] },
	},
	day: {
		target: ["Soll", "Target"],
		workingTime: ["Arbeitszeit", "Working time"],
		coreTime: ["Kernzeit", "Core time"],
		frameTime: ["Rahmenzeit", "Frame"],
		breaks: ["Pausen", "Breaks"],
		breaksFault: [
			"Bitte geben Sie Pausen von–bis an, zum Beispiel 12:00 – 12:30; mehrere mit Komma.",
			"Please give breaks from–to, for example 12:00 – 12:30; several with a comma.",
		],
		weekday: ["Tag", "Day"],
		free: ["frei", "free"],
	},
	/** How each part of a day may be typed. */
	typed: {
		target: ["z. B. 7:42", "e.g. 7:42"],
		workingTime: ["z. B. 8:00 – 16:30", "e.g. 8:00 – 16:30"],
		coreTime: ["z. B. 9:00 – 15:00", "e.g. 9:00 – 15:00"],
		frameTime: ["z. B. 6:00 – 20:00", "e.g. 6:00 – 20:00"],
		breaks: ["z. B. 12:00 – 12:30, 15:00 – 15:15", "e.g. 12:00 – 12:30, 15:00 – 15:15"],
	},
	versions: {
		title: ["Zeiten", "Times"],
		none: [
			"Für diese Vorlage sind noch keine Zeiten festgelegt.",
			"No times have been set for this template yet.",
		],
		notLoaded: ["Die Zeiten konnten nicht geladen werden.", "The times could not be loaded."],
		create: ["Neue Fassung", "New version"],
		createFirst: ["Zeiten festlegen", "Set times"],
		edit: ["Zeiten bearbeiten", "Edit times"],
		editOf: [about("Zeiten bearbeiten: #"), about("Edit times: #")],
		remove: ["Fassung löschen", "Delete version"],
		removeText: [
			"Soll diese Fassung wirklich gelöscht werden? Die Fassung davor gilt dann weiter.",
			"Delete this version? The version before it then continues.",
		],
		saving: ["Zeiten speichern", "Save times"],
		begin: ["Ab wann", "From when"],
		validFrom: ["Gültig ab", "Valid from"],
		validFromHelp: [
			"Die bisherige Fassung endet am Tag davor.",
			"The previous version ends on the day before.",
		],
		week: [about("Woche #"), about("Week #")],
		sum: ["Summe", "Total"],
		sumOf: [aboutTwo("Summe #1: #2"), aboutTwo("Total of #1: #2")],
		copyMonday: [
			"Montag auf Dienstag bis Freitag übertragen",
			"Copy Monday to Tuesday up to Friday",
		],
		copyWeek: [about("Aus Woche # übernehmen"), about("Copy from week #")],
		copyToAll: ["Auf alle Wochen übertragen", "Copy to all weeks"],
		copyOf: [about("#: übertragen"), about("#: copy")],
		toWorkdays: ["Auf Montag bis Freitag übertragen", "Copy to Monday to Friday"],
		fromDay: [about("Von # übernehmen"), about("Copy from #")],
		more: ["Mit Kernzeit und Rahmenzeit", "With core time and frame"],
		average: [about("Im Schnitt # je Woche"), about("# a week on average")],
		past: [
			"Änderungen gelten für die ganze Zeit der Fassung, auch rückwirkend.",
			"Changes apply to the whole time of the version, including past days.",
		],
	},
	nextDay: {
		title: ["Nächster Arbeitstag", "Next working day"],
		hours: [about("# h Soll"), about("# h target")],
		none: [about("in den nächsten # Tagen keiner"), about("none in the next # days")],
	},
	plans: {
		one: ["Arbeitszeitplan", "Work schedule"],
		crumb: ["Arbeitszeitpläne", "Work schedules"],
		none: [
			"Es ist noch kein Arbeitszeitplan eingetragen.",
			"No work schedule has been entered yet.",
		],
		gone: ["Diesen Arbeitszeitplan gibt es nicht mehr.", "This work schedule no longer exists."],
		notLoaded: [
			"Die Arbeitszeitpläne konnten nicht geladen werden.",
			"The work schedules could not be loaded.",
		],
		create: ["Arbeitszeitplan anlegen", "Create work schedule"],
		edit: ["Arbeitszeitplan bearbeiten", "Edit work schedule"],
		show: ["Anzeigen", "Show"],
		fields: {
			templateId: ["Vorlage", "Template"],
			cycleStart: ["Zyklus beginnt in der Woche vom", "The cycle begins in the week of"],
			endsPrevious: [
				"Bisherigen Arbeitszeitplan am Vortag beenden",
				"End the previous work schedule on the day before",
			],
		},
		help: {
			cycleStart: [
				"Diese Woche ist die erste der Vorlage.",
				"This week is the first of the template.",
			],
		},
		calendar: ["Kalender", "Calendar"],
		today: ["Heutiger Tag", "Today"],
	},
	exceptions: {
		title: ["Ausnahme", "Exception"],
		none: ["keine", "none"],
		create: ["Ausnahme anlegen", "Create exception"],
		edit: ["Ausnahme bearbeiten", "Edit exception"],
		remove: ["Ausnahme löschen", "Delete exception"],
		removeText: [
			"Soll die Ausnahme wirklich gelöscht werden? Der Tag folgt dann wieder dem Arbeitszeitplan.",
			"Delete the exception? The day then follows the work schedule.",
		],
		saving: ["Ausnahme speichern", "Save exception"],
		about: ["Wann und warum", "When and why"],
		times: ["Was an diesem Tag gilt", "What applies on this day"],
		day: ["Tag", "Day"],
		reason: ["Begründung", "Reason"],
		previous: ["Vorheriger Tag", "Previous day"],
		next: ["Nächster Tag", "Next day"],
		notPlanned: [
			"An diesem Tag gilt kein Arbeitszeitplan.",
			"No work schedule applies on this day.",
		],
		byShifts: [
			"Soll und Arbeitszeit kommen aus den geplanten Schichten.",
			"Target and working time come from the planned shifts.",
		],
		notEmployed: ["An diesem Tag nicht beschäftigt.", "Not employed on this day."],
		holiday: ["Feiertag", "Holiday"],
		exceptionShown: [about("Ausnahme: #"), about("Exception: #")],
	},
	people: {
		title: ["Arbeitszeitplanung", "Work schedules"],
		search: ["Name, Personalnr., Vorlage", "Name, personnel no., template"],
		empty: [
			"Hier stehen die Mitarbeiter, deren Arbeitszeitplan Sie sehen dürfen.",
			"The employees whose work schedule you may see are listed here.",
		],
		name: ["Name", "Name"],
		personnelNo: ["Personalnr.", "Personnel no."],
		unitName: ["Abteilung", "Department"],
		templateName: ["Vorlage", "Template"],
		kind: ["Art", "Kind"],
		weeklyMinutes: ["Soll/Woche", "Target a week"],
		validFrom: ["Gültig ab", "Valid from"],
		validTo: ["Gültig bis", "Valid until"],
		planned: ["Arbeitszeitplan", "Work schedule"],
		withPlan: ["mit Arbeitszeitplan", "with work schedule"],
		withoutPlan: ["ohne Arbeitszeitplan", "without work schedule"],
		open: ["Arbeitszeitpläne öffnen", "Open work schedules"],
		assign: ["Arbeitszeitplan zuweisen", "Assign work schedule"],
	},
	calendar: {
		title: ["Arbeitszeitkalender", "Working time calendar"],
		previous: ["Vorheriger Monat", "Previous month"],
		next: ["Nächster Monat", "Next month"],
		previousYear: ["Ein Jahr zurück", "Back a year"],
		nextYear: ["Ein Jahr weiter", "On a year"],
		today: ["heute", "today"],
		toToday: ["Heute", "Today"],
		week: ["KW", "Week"],
		monthTarget: ["Soll des Monats", "Target of the month"],
		legend: ["Zeichenerklärung", "Legend"],
		out: ["nicht beschäftigt", "not employed"],
		print: ["Drucken", "Print"],
		person: ["Mitarbeiter", "Employee"],
		sum: ["Summe", "Total"],
		none: [
			"In dieser Abteilung ist niemand, dessen Arbeitszeitplan Sie sehen dürfen.",
			"There is nobody in this department whose work schedule you may see.",
		],
		notLoaded: ["Der Kalender konnte nicht geladen werden.", "The calendar could not be loaded."],
	},
});
