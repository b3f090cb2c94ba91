export const texts = {
	errors: {},
	card: {
		title: "Mein Tag in Ordnung",
		well: "Alles in Ordnung",
		open: (count: number) =>
			count === 1 ? "1 Lücke mit Vorschlag" : `${count} Lücken mit Vorschlägen`,
		failed: "Konnte nicht geprüft werden.",
		checking: "Wird geprüft …",
	},
	panel: {
		sub: "Die letzten fünf Wochen",
		subOf: (name: string) => `${name} · die letzten fünf Wochen`,
		gone: "Diese Person gibt es nicht, oder Sie dürfen ihre Zeiten nicht sehen.",
		notLoaded: "Die Lücken konnten nicht geladen werden.",
		well: "Alles in Ordnung: In den letzten fünf Wochen fehlt nichts.",
		open: "Zu erledigen",
		waiting: "Wartet auf Genehmigung",
		notices: "Hinweise",
		readOnly: "Sie dürfen diese Zeiten sehen, aber nicht ändern.",
	},
	gaps: {
		MISSING_CLOCK_OUT: {
			title: "Ausstempeln vergessen",
			text: (what: string) => `${what} wurde automatisch beendet. Wann war wirklich Schluss?`,
		},
		NO_ACTUALS: {
			title: "Tag ohne Ist-Zeit",
			text: "Für diesen Tag war Arbeitszeit vorgesehen. Es gibt weder einen Zeiteintrag noch eine Abwesenheit.",
		},
		REJECTED: {
			title: "Zeiteintrag abgelehnt",
			text: (what: string) => `${what} wurde abgelehnt.`,
			because: (reason: string) => `Begründung: ${reason}`,
		},
		OVERLAP: {
			title: "Zeiten überschneiden sich",
			text: (what: string) =>
				`${what} ist beantragt, überschneidet sich aber mit genehmigter Zeit und kann so nicht genehmigt werden.`,
		},
		PAUSE_MISSING: {
			title: "Pause zu kurz",
			text: (had: string, required: string) =>
				`Erfasst sind ${had} h Pause, vorgeschrieben sind ${required} h (§ 4 ArbZG, für Jugendliche § 11 JArbSchG).`,
			automatic:
				"Die fehlende Pause wurde automatisch abgezogen. War sie zu einer anderen Zeit, können Sie sie nachtragen.",
		},
		REASON_MISSING: {
			title: "Begründung fehlt",
			text: (what: string) => `Zu ${what} fehlt eine Begründung.`,
		},
		BOOKING_CONFLICT: {
			title: "Buchung widerspricht einem Eintrag",
			text: (what: string) =>
				`Eine nachträglich eingegangene Buchung widerspricht dem von Hand geänderten Eintrag ${what}. Darüber entscheidet der Vorgesetzte.`,
		},
		OVER_10_HOURS: {
			title: "Mehr als zehn Stunden",
			text: (hours: string) =>
				`Der Tag liegt ${hours} h über den zulässigen zehn Stunden (§ 3 ArbZG). War früher Schluss, können Sie das Ende berichtigen.`,
		},
	},
	/** Proposed as the reason; others are said by the person alone. */
	reasons: {
		MISSING_CLOCK_OUT: "Ausstempeln vergessen",
		NO_ACTUALS: "Zeit nachgetragen",
		REJECTED: "Erneut beantragt",
		OVERLAP: "Überschneidung bereinigt",
		PAUSE_MISSING: "Pause nachgetragen",
		OVER_10_HOURS: "Ausstempeln vergessen",
	},
	waiting: (what: string) =>
		what === ""
			? "Beantragt; ein Vorgesetzter muss zustimmen."
			: `Die Berichtigung von ${what} ist beantragt; ein Vorgesetzter muss zustimmen.`,
	entry: (name: string, begin: string, end: string) => `„${name}“ ${begin} – ${end}`,
	range: (begin: string, end: string) => `${begin} – ${end}`,
	proposal: (times: string) => `Vorschlag: ${times}`,
	send: {
		end: (time: string) => `Ende ${time} eintragen`,
		worked: "Wie vorgeschlagen gearbeitet",
		again: "Erneut beantragen",
		shorten: (times: string) => `Auf ${times} ändern`,
		pause: (times: string) => `Pause ${times} eintragen`,
		reason: "Begründung senden",
		request: "Beantragen",
	},
	adjust: "Anpassen",
	cancel: "Doch nicht",
	enter: "Zeit eintragen",
	view: "Eintrag ansehen",
	fields: {
		times: "Von – bis",
		timesHelp: "Zum Beispiel 8-16:30",
		pause: "Pause von – bis",
		reason: "Begründung",
		reasons: "Begründung wählen",
	},
	sending: "Tag berichtigen",
	sent: "Beantragt. Es zählt, sobald jemand zugestimmt hat.",
	given: "Die Begründung ist gespeichert.",
} as const;
