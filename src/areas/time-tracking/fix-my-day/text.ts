import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {},
	card: {
		title: ["Mein Tag in Ordnung", "My day in order"],
		well: ["Alles in Ordnung", "All is well"],
		open: [
			counted("1 Lücke mit Vorschlag", "# Lücken mit Vorschlägen"),
			counted("1 gap with a suggestion", "# gaps with suggestions"),
		],
		failed: ["Konnte nicht geprüft werden.", "Could not be checked."],
		checking: ["Wird geprüft …", "Being checked …"],
	},
	panel: {
		sub: ["Die letzten fünf Wochen", "The last five weeks"],
		subOf: [about("# · die letzten fünf Wochen"), about("# · the last five weeks")],
		gone: [
			"Diese Person gibt es nicht, oder Sie dürfen ihre Zeiten nicht sehen.",
			"There is no such person, or you may not see their times.",
		],
		notLoaded: ["Die Lücken konnten nicht geladen werden.", "The gaps could not be loaded."],
		well: [
			"Alles in Ordnung: In den letzten fünf Wochen fehlt nichts.",
			"All is well: nothing is missing in the last five weeks.",
		],
		open: ["Zu erledigen", "To be done"],
		waiting: ["Wartet auf Genehmigung", "Waiting for approval"],
		notices: ["Hinweise", "Notes"],
		readOnly: [
			"Sie dürfen diese Zeiten sehen, aber nicht ändern.",
			"You may see these times, but not change them.",
		],
	},
	gaps: {
		MISSING_CLOCK_OUT: {
			title: ["Ausstempeln vergessen", "Forgot to clock out"],
			text: [
				about("# wurde automatisch beendet. Wann war wirklich Schluss?"),
				about("# was ended automatically. When did you really finish?"),
			],
		},
		NO_ACTUALS: {
			title: ["Tag ohne Ist-Zeit", "Day without actual time"],
			text: [
				"Für diesen Tag war Arbeitszeit vorgesehen. Es gibt weder einen Zeiteintrag noch eine Abwesenheit.",
				"Work was due on this day. There is neither a time entry nor an absence.",
			],
		},
		REJECTED: {
			title: ["Zeiteintrag abgelehnt", "Time entry rejected"],
			text: [about("# wurde abgelehnt."), about("# was rejected.")],
			because: [about("Begründung: #"), about("Reason: #")],
		},
		OVERLAP: {
			title: ["Zeiten überschneiden sich", "Times overlap"],
			text: [
				about(
					"# ist beantragt, überschneidet sich aber mit genehmigter Zeit und kann so nicht genehmigt werden.",
				),
				about("# is requested, but overlaps approved time and cannot be approved like this."),
			],
		},
		PAUSE_MISSING: {
			title: ["Pause zu kurz", "Break too short"],
			text: [
				aboutTwo(
					"Erfasst sind #1 h Pause, vorgeschrieben sind #2 h (§ 4 ArbZG, für Jugendliche § 11 JArbSchG).",
				),
				aboutTwo(
					"#1 h of breaks are recorded, #2 h are required (§ 4 ArbZG, for young people § 11 JArbSchG).",
				),
			],
			automatic: [
				"Die fehlende Pause wurde automatisch abgezogen. War sie zu einer anderen Zeit, können Sie sie nachtragen.",
				"The missing break was deducted automatically. If it was at another time, you can enter it.",
			],
		},
		REASON_MISSING: {
			title: ["Begründung fehlt", "Reason missing"],
			text: [about("Zu # fehlt eine Begründung."), about("# lacks a reason.")],
		},
		BOOKING_CONFLICT: {
			title: ["Buchung widerspricht einem Eintrag", "A booking contradicts an entry"],
			text: [
				about(
					"Eine nachträglich eingegangene Buchung widerspricht dem von Hand geänderten Eintrag #. Darüber entscheidet der Vorgesetzte.",
				),
				about(
					"A booking that came late contradicts the entry #, which was changed by hand. The supervisor decides.",
				),
			],
		},
		OVER_10_HOURS: {
			title: ["Mehr als zehn Stunden", "More than ten hours"],
			text: [
				about(
					"Der Tag liegt # h über den zulässigen zehn Stunden (§ 3 ArbZG). War früher Schluss, können Sie das Ende berichtigen.",
				),
				about(
					"The day exceeds the permitted ten hours by # h (§ 3 ArbZG). If you finished earlier, you can correct the end.",
				),
			],
		},
	},
	/** Proposed as the reason; others are said by the person alone. */
	reasons: {
		MISSING_CLOCK_OUT: ["Ausstempeln vergessen", "Forgot to clock out"],
		NO_ACTUALS: ["Zeit nachgetragen", "Time entered later"],
		REJECTED: ["Erneut beantragt", "Requested again"],
		OVERLAP: ["Überschneidung bereinigt", "Overlap removed"],
		PAUSE_MISSING: ["Pause nachgetragen", "Break entered later"],
		OVER_10_HOURS: ["Ausstempeln vergessen", "Forgot to clock out"],
	},
	waiting: [
		(what: string) =>
			what === ""
				? "Beantragt; die Leitung muss noch zustimmen."
				: `Die Berichtigung von ${what} ist beantragt; die Leitung muss noch zustimmen.`,
		(what: string) =>
			what === ""
				? "Requested; a supervisor has to agree."
				: `The correction of ${what} is requested; a supervisor has to agree.`,
	],
	entry: [
		(name: string, begin: string, end: string) => `„${name}“ ${begin} – ${end}`,
		(name: string, begin: string, end: string) => `“${name}” ${begin} – ${end}`,
	],
	proposal: [about("Vorschlag: #"), about("Suggestion: #")],
	send: {
		end: [about("Ende # eintragen"), about("Enter end #")],
		worked: ["Wie vorgeschlagen gearbeitet", "Worked as suggested"],
		again: ["Erneut beantragen", "Request again"],
		shorten: [about("Auf # ändern"), about("Change to #")],
		pause: [about("Pause # eintragen"), about("Enter break #")],
		reason: ["Begründung senden", "Send reason"],
		request: ["Beantragen", "Request"],
	},
	adjust: ["Anpassen", "Adjust"],
	cancel: ["Doch nicht", "Never mind"],
	enter: ["Zeit eintragen", "Enter time"],
	wasAbsent: ["Ich war abwesend", "I was away"],
	sheWasAbsent: ["War abwesend", "Was away"],
	view: ["Eintrag ansehen", "View entry"],
	fields: {
		times: ["Von – bis", "From – to"],
		timesHelp: ["Zum Beispiel 8:00 – 16:30", "For example 8:00 – 16:30"],
		pause: ["Pause von – bis", "Break from – to"],
		reason: ["Begründung", "Reason"],
		reasons: ["Begründung wählen", "Choose a reason"],
	},
	sending: ["Tag berichtigen", "Correct the day"],
	sent: [
		"Beantragt. Es zählt, sobald jemand zugestimmt hat.",
		"Requested. It counts as soon as somebody has agreed.",
	],
	given: ["Die Begründung ist gespeichert.", "The reason has been saved."],
});
