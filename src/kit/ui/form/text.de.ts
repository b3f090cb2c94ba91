/** Words of forms. */
export const texts = {
	save: "Speichern",
	cancel: "Abbrechen",
	saving: "Wird gespeichert …",
	changed: (count: number) =>
		count === 1 ? "1 Feld geändert" : `${count} Felder geändert`,
	saveKey: "Strg S",
	check: (count: number) =>
		count === 1 ? "1 Angabe prüfen" : `${count} Angaben prüfen`,
	sections: "Abschnitte",
	faultsIn: (section: string, count: number) =>
		count === 1
			? `${section}: 1 Angabe prüfen`
			: `${section}: ${count} Angaben prüfen`,
	restored: "Ihre nicht gespeicherten Eingaben wurden wiederhergestellt.",
	discard: "Verwerfen",
	fault: {
		invalid: "Diese Angabe ist ungültig.",
		tooLong: (most: string) => `Höchstens ${most} Zeichen.`,
		tooShort: (least: string) => `Mindestens ${least} Zeichen.`,
		atMost: (most: string) => `Höchstens ${most}.`,
		atLeast: (least: string) => `Mindestens ${least}.`,
		tooMany: (most: string) => `Höchstens ${most} Einträge.`,
		tooFew: (least: string) =>
			least === "1"
				? "Mindestens ein Eintrag."
				: `Mindestens ${least} Einträge.`,
	},
	conflict: {
		title: "Inzwischen geändert",
		by: (name: string, when: string) =>
			`${name} hat diesen Eintrag geändert (${when}).`,
		bySomebody: "Dieser Eintrag wurde inzwischen geändert.",
		nothing: "Ihre Felder sind davon nicht betroffen.",
		field: "Feld",
		before: "Vorher",
		now: "Jetzt",
		yours: "Ihre Eingabe",
		reload: "Neu laden",
		keep: "Meine Eingaben behalten und erneut prüfen",
		none: "leer",
		yes: "Ja",
		no: "Nein",
		other: "geändert",
	},
} as const;
