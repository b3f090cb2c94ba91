import { classWords } from "#areas/time-tracking/activities/contract/class-words.ts";
import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		SPECIAL_ACCOUNT_CODES_TAKEN: [
			"Es gibt bereits Sonderkonten mit den Kürzeln dieser Vorlage.",
			"There are special accounts with the codes of this preset.",
		],
		SPECIAL_ACCOUNT_LAST_RULE: [
			"Ein Sonderkonto braucht mindestens eine Regel. Legen Sie zuerst eine andere an.",
			"A special account needs at least one rule. Create another one first.",
		],
		SPECIAL_ACCOUNT_TARGET_NOT_FOUND: [
			"Eine genannte Tätigkeit, eine Abteilung oder einen Arbeitsbereich gibt es nicht.",
			"An activity, a department or a workspace that is named does not exist.",
		],
		SPECIAL_ACCOUNT_END_BEFORE_BEGIN: [
			"Das Ende liegt vor dem Beginn.",
			"The end lies before the start.",
		],
		SPECIAL_ACCOUNT_NOT_USABLE: [
			"Das Sonderkonto gibt es nicht oder es ist archiviert.",
			"The special account does not exist or is archived.",
		],
		SPECIAL_ACCOUNT_ASSIGNED_TWICE: [
			"Das Sonderkonto ist dem Mitarbeiter in diesem Zeitraum schon zugewiesen.",
			"The special account is already assigned to the employee in this period.",
		],
		SPECIAL_ACCOUNT_MODIFICATION_SETTLED: [
			"Diese Korrektur ist bereits zurückgenommen oder nimmt selbst eine zurück.",
			"This correction was taken back already, or takes another one back.",
		],
	},
	master: {
		one: ["Sonderkonto", "Special account"],
		many: ["Sonderkonten", "Special accounts"],
		empty: [
			"Hier stehen die Konten, auf denen sich Zuschläge und besondere Stunden sammeln. Noch gibt es keines.",
			"The accounts that gather surcharges and special hours are listed here. There are none yet.",
		],
		deleteText: [
			"Soll dieses Sonderkonto mit seinen Regeln wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this special account with its rules permanently?",
		],
		inUse: [
			"Das Sonderkonto kann nicht gelöscht werden, da es noch mit Mitarbeitern oder Korrekturen verknüpft ist. Möchten Sie es nicht lieber archivieren?",
			"The special account cannot be deleted because employees or corrections are linked to it. Would you rather archive it?",
		],
		fields: {
			code: ["Kürzel", "Code"],
			name: ["Bezeichnung", "Name"],
			category: ["Zeitart", "Kind of time"],
			valueClass: ["Wertart", "Kind of value"],
			priority: ["Priorität", "Priority"],
			factorPercent: ["Faktor in Prozent", "Factor in per cent"],
			isForAll: ["Für alle Mitarbeiter", "For all employees"],
		},
		help: {
			priority: [
				"Je Minute zählen nur die Konten der höchsten Priorität, dazu alle, die immer zählen.",
				"Of each minute only the accounts of the highest priority count, and all that always count.",
			],
			factorPercent: [
				"25 ist ein Viertel des Stundenlohns.",
				"25 is a quarter of the hourly wage.",
			],
			isForAll: [
				"Gilt ohne Zuweisung. Ausgeschaltet gilt es nur für zugewiesene Mitarbeiter.",
				"Applies without assignment. Switched off, it applies to assigned employees only.",
			],
		},
		options: {
			category: {
				WORKTIME: ["Arbeitszeit", "Working time"],
				PAUSETIME: ["Pausenzeit", "Break time"],
				STANDBYTIME: ["Bereitschaftszeit", "Standby time"],
			},
			valueClass: { HOUR: ["Stunden", "Hours"], WAGE: ["Lohn", "Wage"] },
			priority: {
				HIGH: ["1 (hoch)", "1 (high)"],
				MEDIUM: ["2 (mittel)", "2 (medium)"],
				LOW: ["3 (niedrig)", "3 (low)"],
				ALWAYS: ["ohne (zählt immer)", "none (always counts)"],
			},
		},
		extra: { ruleCount: ["Regeln", "Rules"], userCount: ["Mitarbeiter", "Employees"] },
	},
	priority: {
		HIGH: ["Priorität 1 (hoch)", "Priority 1 (high)"],
		MEDIUM: ["Priorität 2 (mittel)", "Priority 2 (medium)"],
		LOW: ["Priorität 3 (niedrig)", "Priority 3 (low)"],
		ALWAYS: ["ohne Priorität", "no priority"],
	},
	/** § 3b EStG; the rules in the order of the preset. */
	preset: {
		NIGHT25: {
			name: ["Nacht 25", "Night 25"],
			rules: [
				["Abends", "Nachts, nach 0 Uhr aufgenommen", "Am frühen Morgen"],
				["Evening", "Night, begun after midnight", "Early morning"],
			],
		},
		NIGHT40: {
			name: ["Nacht 40", "Night 40"],
			rules: [["Nachts, vor 0 Uhr aufgenommen"], ["Night, begun before midnight"]],
		},
		SUNDAY50: {
			name: ["Sonntag 50", "Sunday 50"],
			rules: [
				["Sonntag", "Nacht zum Montag, vor 0 Uhr aufgenommen"],
				["Sunday", "Night to Monday, begun before midnight"],
			],
		},
		HOLIDAY125: {
			name: ["Feiertag 125", "Holiday 125"],
			rules: [
				[
					"Gesetzlicher Feiertag",
					"Nacht nach dem Feiertag, vor 0 Uhr aufgenommen",
					"Silvester ab 14 Uhr",
				],
				[
					"Public holiday",
					"Night after the holiday, begun before midnight",
					"New Year's Eve from 14:00",
				],
			],
		},
		HOLIDAY150: {
			name: ["Feiertag 150", "Holiday 150"],
			rules: [
				[
					"Heiligabend ab 14 Uhr und Weihnachten",
					"Nacht nach Weihnachten, vor 0 Uhr aufgenommen",
					"1. Mai",
					"Nacht nach dem 1. Mai, vor 0 Uhr aufgenommen",
				],
				[
					"Christmas Eve from 14:00 and Christmas",
					"Night after Christmas, begun before midnight",
					"1 May",
					"Night after 1 May, begun before midnight",
				],
			],
		},
	},
	presetForm: {
		title: ["Vorlage § 3b EStG", "Preset § 3b EStG"],
		text: [
			"Legt die steuerfreien Zuschläge für Nacht-, Sonntags- und Feiertagsarbeit als fünf Sonderkonten an. Sie lassen sich danach ändern.",
			"Creates the tax-free surcharges for work at night, on Sundays and on holidays as five special accounts. They can be changed afterwards.",
		],
		create: ["Konten anlegen", "Create accounts"],
		done: [
			"Die Sonderkonten nach § 3b EStG sind angelegt.",
			"The special accounts of § 3b EStG were created.",
		],
	},
	rules: {
		title: ["Regeln", "Rules"],
		choose: ["Regeln bearbeiten", "Edit rules"],
		none: [
			"Mindestens eine Regel ist erforderlich: Ohne Regel zählt das Konto nichts.",
			"At least one rule is required: without a rule the account counts nothing.",
		],
		notLoaded: ["Die Regeln konnten nicht geladen werden.", "The rules could not be loaded."],
		gone: ["Diese Regel gibt es nicht mehr.", "This rule no longer exists."],
		any: [
			"Eine Minute zählt, sobald eine der Regeln zutrifft.",
			"A minute counts as soon as one of the rules applies.",
		],
		all: ["Alle Bedingungen müssen zutreffen.", "All conditions must be met."],
		always: ["immer", "always"],
		and: [" und ", " and "],
		name: ["Bezeichnung", "Name"],
		validFrom: ["Gültig ab", "Valid from"],
		validTo: ["Gültig bis", "Valid until"],
		create: ["Regel anlegen", "Create rule"],
		save: ["Regel speichern", "Save rule"],
		delete: ["Regel löschen", "Delete rule"],
		deleteText: [
			"Soll diese Regel mit ihren Bedingungen wirklich gelöscht werden?",
			"Do you really want to delete this rule with its conditions?",
		],
		facts: ["Regel", "Rule"],
	},
	/** Beside what is deleted. */
	remove: ["Löschen", "Delete"],
	/** Who holds an account that is assigned to nobody because all have it. */
	everybody: ["alle", "all"],
	conditions: {
		title: ["Bedingungen", "Conditions"],
		none: ["Keine Bedingung: Jede Minute zählt.", "No condition: every minute counts."],
		later: [
			"Bedingungen fügen Sie hinzu, sobald die Regel gespeichert ist. Bis dahin zählt jede Minute.",
			"You add conditions once the rule is saved. Until then every minute counts.",
		],
		add: ["Bedingung hinzufügen", "Add condition"],
		gone: ["Diese Bedingung gibt es nicht mehr.", "This condition no longer exists."],
		save: ["Bedingung speichern", "Save condition"],
		delete: ["Bedingung löschen", "Delete condition"],
		deleteText: [
			"Soll diese Bedingung wirklich gelöscht werden?",
			"Do you really want to delete this condition?",
		],
		/** The whole sentence about a condition, by what it is about. */
		counts: {
			time: [about("Gezählt wird die Zeit #."), about("Time # is counted.")],
			task: [about("Gezählt wird die Zeit für #."), about("Time for # is counted.")],
			kind: [
				about("Gezählt wird die Zeit für Tätigkeiten der #."),
				about("Time for activities of # is counted."),
			],
			place: [about("Gezählt wird die Zeit im #."), about("Time in # is counted.")],
			shift: [about("Gezählt wird die Zeit in einer #."), about("Time in a # is counted.")],
		},
		noWorkspaces: ["Es gibt noch keine Arbeitsbereiche.", "There are no workspaces yet."],
		wrongDay: ["Diesen Tag gibt es nicht.", "There is no such day."],
		types: {
			TIME_OF_DAY: ["Uhrzeit", "Time of day"],
			WEEKDAY: ["Wochentag", "Weekday"],
			HOLIDAY: ["Feiertag", "Holiday"],
			DATE_TIME_RANGE: ["Zeitraum im Jahr", "Period of the year"],
			ACTIVITY: ["Tätigkeit", "Activity"],
			ACTIVITY_CLASS: ["Art der Tätigkeit", "Kind of activity"],
			WORKSPACE: ["Arbeitsbereich", "Workspace"],
			UNIT: ["Abteilung", "Department"],
			MIN_DURATION: ["Mindestdauer der Schicht", "Minimum duration of the shift"],
			BEGUN_BEFORE: ["Beginn der Schicht", "Start of the shift"],
		},
		about: {
			TIME_OF_DAY: [
				"Zeit zwischen zwei Uhrzeiten, auch über Mitternacht",
				"Time between two times of day, also over midnight",
			],
			WEEKDAY: [
				"Zeit an bestimmten Wochentagen oder am Tag davor oder danach",
				"Time on some weekdays, or on the day before or after",
			],
			HOLIDAY: [
				"Zeit an Feiertagen am Arbeitsort oder am Tag davor oder danach",
				"Time on holidays at the place of work, or on the day before or after",
			],
			DATE_TIME_RANGE: [
				"Zeit in einem Zeitraum, der jedes Jahr wiederkehrt",
				"Time in a period that returns every year",
			],
			ACTIVITY: [
				"Zeit, die auf bestimmte Tätigkeiten gebucht ist",
				"Time booked on some activities",
			],
			ACTIVITY_CLASS: [
				"Zeit auf Tätigkeiten einer bestimmten Art",
				"Time on activities of some kind",
			],
			WORKSPACE: ["Zeit in bestimmten Arbeitsbereichen", "Time in some workspaces"],
			UNIT: ["Zeit für bestimmte Abteilungen", "Time for some departments"],
			MIN_DURATION: [
				"Schichten, die mindestens so lange dauern, ohne Pausen",
				"Shifts that last at least this long, without breaks",
			],
			BEGUN_BEFORE: [
				"Schichten, die vor oder ab einer Uhrzeit begonnen haben",
				"Shifts begun before a time of day, or from it on",
			],
		},
	},
	fields: {
		from: ["Von", "From"],
		to: ["Bis", "To"],
		time: ["Uhrzeit", "Time"],
		isLater: ["Erst ab dieser Uhrzeit begonnen", "Begun at that time or later"],
		weekdays: ["Wochentage", "Weekdays"],
		dayOffset: ["Bezug", "Relation"],
		holidayKind: ["Feiertage", "Holidays"],
		minFactor: ["Freier Anteil", "Free share"],
		fromMonth: ["Von Monat", "From month"],
		fromDay: ["Von Tag", "From day"],
		fromTime: ["Von Uhrzeit", "From time"],
		toMonth: ["Bis Monat", "To month"],
		toDay: ["Bis Tag", "To day"],
		toTime: ["Bis Uhrzeit", "To time"],
		activities: ["Tätigkeiten", "Activities"],
		classTypes: ["Arten", "Kinds"],
		workspaces: ["Arbeitsbereiche", "Workspaces"],
		units: ["Abteilungen", "Departments"],
		minutes: ["Mindestdauer", "Minimum duration"],
	},
	choices: {
		holidayKind: {
			ANY: ["Alle Feiertage", "All holidays"],
			PUBLIC: ["Nur gesetzliche Feiertage", "Public holidays only"],
			OTHER: ["Nur sonstige freie Tage", "Other free days only"],
		},
		minFactor: {
			HALF: ["Mindestens halbe Tage", "Half days at least"],
			WHOLE: ["Nur ganze Tage", "Whole days only"],
			NONE: ["Auch Tage ohne freie Zeit", "Also days without free time"],
		},
		classTypes: classWords,
		sameDay: ["am Tag selbst", "on the day itself"],
		daysAfter: [
			counted("am Tag danach", "# Tage danach"),
			counted("on the day after", "# days after"),
		],
		daysBefore: [
			counted("am Tag davor", "# Tage davor"),
			counted("on the day before", "# days before"),
		],
	},
	sentence: {
		between: [aboutTwo("zwischen #1 und #2"), aboutTwo("between #1 and #2")],
		allDay: ["den ganzen Tag", "all day"],
		or: [" oder ", " or "],
		onWeekday: [about("am #"), about("on #")],
		onHoliday: [about("an #"), about("on #")],
		daysAfter: [
			(count: number, what: string) =>
				count === 1 ? `am Tag nach ${what}` : `${count} Tage nach ${what}`,
			(count: number, what: string) =>
				count === 1 ? `on the day after ${what}` : `${count} days after ${what}`,
		],
		daysBefore: [
			(count: number, what: string) =>
				count === 1 ? `am Tag vor ${what}` : `${count} Tage vor ${what}`,
			(count: number, what: string) =>
				count === 1 ? `on the day before ${what}` : `${count} days before ${what}`,
		],
		holiday: {
			ANY: ["einem Feiertag", "a holiday"],
			PUBLIC: ["einem gesetzlichen Feiertag", "a public holiday"],
			OTHER: ["einem sonstigen freien Tag", "another free day"],
		},
		factor: {
			WHOLE: [" (nur ganze Tage)", " (whole days only)"],
			NONE: [" (auch ohne freie Zeit)", " (also without free time)"],
		},
		yearly: [aboutTwo("jedes Jahr vom #1 bis #2"), aboutTwo("every year from #1 to #2")],
		yearlyTime: [
			(day: number, month: number, _name: string, time: string) => `${day}.${month}. ${time}`,
			(day: number, _month: number, name: string, time: string) => `${day} ${name} ${time}`,
		],
		activity: [about("Tätigkeit #"), about("activity #")],
		activityClass: [about("Art #"), about("kind #")],
		workspace: [about("Arbeitsbereich #"), about("workspace #")],
		unit: [about("Abteilung #"), about("department #")],
		minDuration: [about("Schicht von mindestens # h"), about("shift of at least # h")],
		begunBefore: [about("Schicht mit Beginn vor #"), about("shift begun before #")],
		begunLater: [about("Schicht mit Beginn ab #"), about("shift begun at # or later")],
		unknown: ["unbekannt", "unknown"],
	},
	assigned: {
		held: ["Zugewiesene Sonderkonten", "Assigned special accounts"],
		show: ["Anzeigen", "Show"],
		none: ["Keine Sonderkonten zugewiesen.", "No special accounts assigned."],
		notLoaded: [
			"Die Sonderkonten konnten nicht geladen werden.",
			"The special accounts could not be loaded.",
		],
		forAll: ["für alle Mitarbeiter", "for all employees"],
		modified: [about("Korrekturen # h"), about("corrections # h")],
		change: [about("Zeitraum ändern: #"), about("Change period: #")],
		changeShort: ["Ändern", "Change"],
		save: ["Speichern", "Save"],
		cancel: ["Abbrechen", "Cancel"],
		remove: ["Entfernen", "Remove"],
		removeText: [
			"Soll die Zuweisung entfernt werden, als hätte es sie nie gegeben? Um sie zu beenden, setzen Sie ein Ende.",
			"Do you want to remove the assignment as if it had never existed? To end it, enter an end.",
		],
		add: ["Sonderkonto zuweisen", "Assign special account"],
		changing: ["Zuweisung ändern", "Change assignment"],
	},
	bulk: {
		title: ["Sonderkonten zuweisen", "Assign special accounts"],
		people: [counted("1 Mitarbeiter", "# Mitarbeiter"), counted("1 employee", "# employees")],
		assign: ["Zuweisen", "Assign"],
		assignPeople: ["Mitarbeiter zuweisen", "Assign employees"],
		done: [
			counted("1 Zuweisung angelegt.", "# Zuweisungen angelegt."),
			counted("1 assignment was made.", "# assignments were made."),
		],
		refused: [
			counted("1 Zuweisung war nicht möglich.", "# Zuweisungen waren nicht möglich."),
			counted("1 assignment was not possible.", "# assignments were not possible."),
		],
		unknown: ["unbekannt", "unknown"],
		faults: {
			USER_NOT_FOUND: ["Mitarbeiter nicht gefunden", "employee not found"],
			FORBIDDEN: ["keine Berechtigung für den Mitarbeiter", "no permission for the employee"],
			ACCOUNT_NOT_USABLE: ["Konto archiviert oder nicht vorhanden", "account archived or missing"],
			WITHOUT_RULES: ["Konto ohne Regel", "account without a rule"],
			ALREADY_ASSIGNED: ["in diesem Zeitraum schon zugewiesen", "already assigned in this period"],
		},
	},
	modifications: {
		title: ["Korrekturen", "Corrections"],
		none: ["Keine Korrekturen.", "No corrections."],
		create: ["Korrektur anlegen", "Create correction"],
		notLoaded: [
			"Die Korrekturen konnten nicht geladen werden.",
			"The corrections could not be loaded.",
		],
		gone: ["Diese Korrektur gibt es nicht mehr.", "This correction no longer exists."],
		day: ["Tag", "Day"],
		type: ["Art", "Kind"],
		types: { ENTITLEMENT: ["Gutschrift", "Entitlement"], DEDUCTION: ["Abzug", "Deduction"] },
		minutes: ["Stunden", "Hours"],
		reason: ["Begründung", "Reason"],
		save: ["Korrektur speichern", "Save correction"],
		reverse: ["Zurücknehmen", "Take back"],
		reverseTitle: ["Korrektur zurücknehmen", "Take correction back"],
		reversed: ["zurückgenommen", "taken back"],
		reversal: ["Rücknahme", "reversal"],
		settled: [
			"Diese Korrektur ist abgeschlossen und kann nicht mehr geändert werden.",
			"This correction is settled and cannot be changed any more.",
		],
		help: [
			"Die bisherige Korrektur wird zurückgenommen und eine neue geschrieben; beide bleiben sichtbar.",
			"The former correction is taken back and a new one written; both stay visible.",
		],
	},
});
