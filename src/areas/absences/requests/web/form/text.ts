import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** Forms of absences, and what they say while something is typed. */
export const texts = inBothLanguages({
	base: ["Was und wann", "What and when"],
	oneself: ["Ich selbst", "Myself"],
	days: ["Von – bis", "From – to"],
	daysHelp: ["Zum Beispiel 21.12.-30.12. oder KW 52.", "For example 21.12.-30.12. or KW 52."],
	firstDay: ["Erster Tag", "First day"],
	lastDay: ["Letzter Tag", "Last day"],
	onlyDay: ["Anteil", "Part of the day"],
	hours: ["Stunden", "Hours"],
	hoursHelp: [
		"Zum Beispiel 8-10:30. Leer: der ganze Tag.",
		"For example 8-10:30. Empty: the whole day.",
	],
	substitute: ["Vertretung", "Substitute"],
	isAway: [about("# (dann abwesend)"), about("# (away then)")],
	remark: ["Bemerkung", "Note"],
	remarkHelp: ["Liest, wer darüber entscheidet.", "Read by whoever decides about it."],
	remarkNeeded: [
		"Für diese Art wird eine Begründung verlangt. Ohne sie kann nicht entschieden werden.",
		"A reason is asked for this kind. Without it nobody can decide.",
	],
	files: ["Anlagen", "Attachments"],
	state: ["Antrag", "Request"],
	/** What is to become of it. */
	states: {
		PLANNED: ["Nur planen", "Plan only"],
		REQUESTED: ["Beantragen", "Request"],
		AT_ONCE: ["Eintragen", "Enter"],
		APPROVED: ["Genehmigen", "Approve"],
	},
	becomes: {
		PLANNED: ["Nur für die Planung; niemand wird gefragt.", "For planning only; nobody is asked."],
		REQUESTED: ["Zählt, sobald zugestimmt wurde.", "Counts once it was agreed to."],
		APPROVED: ["Zählt sofort.", "Counts at once."],
	},
	ask: ["Antrag stellen", "Send the request"],
	saving: ["Abwesenheit speichern", "Save the absence"],
	created: {
		PLANNED: ["Abwesenheit geplant", "Absence planned"],
		REQUESTED: ["Abwesenheit beantragt", "Absence requested"],
		APPROVED: ["Abwesenheit eingetragen", "Absence entered"],
	},
	saved: ["Abwesenheit gespeichert", "Absence saved"],
	changeWhy: ["Begründung der Änderung", "Reason for the change"],
	soFar: [about("Bisher: #"), about("So far: #")],
	preview: {
		title: ["Was es kostet", "What it costs"],
		comes: [
			"Was es kostet und wen es trifft, steht hier, sobald Art und Zeitraum gewählt sind.",
			"What it costs and whom it meets appears here once kind and period are chosen.",
		],
		asking: ["Wird ermittelt …", "Being determined …"],
		failed: ["Die Vorschau konnte nicht geladen werden.", "The preview could not be loaded."],
		strip: ["Tage", "Days"],
		leaveDays: [
			counted("1 Urlaubstag", "# Urlaubstage"),
			counted("1 day of leave", "# days of leave"),
		],
		workDays: [
			counted("1 Arbeitstag", "# Arbeitstage"),
			counted("1 working day", "# working days"),
		],
		hours: [about("# Stunden"), about("# hours")],
		sum: [aboutTwo("#1 #2"), aboutTwo("#1 #2")],
		ofDays: [
			counted("an 1 Kalendertag", "an # Kalendertagen"),
			counted("on 1 calendar day", "on # calendar days"),
		],
		more: [
			counted("und 1 weiterer Tag", "und # weitere Tage"),
			counted("and 1 further day", "and # further days"),
		],
		reasons: {
			WORKDAY: ["Arbeitstag", "Working day"],
			NO_WORKDAY: ["kein Arbeitstag", "no working day"],
			HOLIDAY: ["Feiertag", "Public holiday"],
			HALF_HOLIDAY: ["halber Feiertag", "half public holiday"],
			OUTSIDE_EMPLOYMENT: ["nicht beschäftigt", "not employed"],
		},
		shortReasons: {
			WORKDAY: ["–", "–"],
			NO_WORKDAY: ["frei", "free"],
			HOLIDAY: ["Feiertag", "Holiday"],
			HALF_HOLIDAY: ["½ Feiertag", "½ holiday"],
			OUTSIDE_EMPLOYMENT: ["–", "–"],
		},
		cost: [about("kostet #"), about("costs #")],
		away: [aboutTwo("#1 von #2 abwesend"), aboutTwo("#1 of #2 away")],
		notices: ["Hinweise und Warnungen", "Notes and warnings"],
		noNotices: ["Keine Hinweise.", "Nothing to note."],
		team: ["Im Team dann abwesend", "Away in the team then"],
		nobody: ["Niemand aus dem Team.", "Nobody of the team."],
		aloneHere: [
			"Die Abteilung hat keine weiteren Mitarbeiter.",
			"The department has no other employees.",
		],
	},
});
