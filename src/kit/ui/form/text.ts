import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of forms. */
export const texts = inBothLanguages({
	save: ["Speichern", "Save"],
	cancel: ["Abbrechen", "Cancel"],
	saving: ["Wird gespeichert …", "Saving …"],
	changed: [
		counted("1 Feld geändert", "# Felder geändert"),
		counted("1 field changed", "# fields changed"),
	],
	saveKey: ["Strg S", "Ctrl S"],
	check: [
		counted("1 Angabe prüfen", "# Angaben prüfen"),
		counted("Check 1 entry", "Check # entries"),
	],
	sections: ["Abschnitte", "Sections"],
	faultsIn: [
		(section: string, count: number) =>
			count === 1 ? `${section}: 1 Angabe prüfen` : `${section}: ${count} Angaben prüfen`,
		(section: string, count: number) =>
			count === 1 ? `${section}: check 1 entry` : `${section}: check ${count} entries`,
	],
	restored: [
		"Ihre nicht gespeicherten Eingaben wurden wiederhergestellt.",
		"What you typed and had not saved has been restored.",
	],
	discard: ["Verwerfen", "Discard"],
	fault: {
		invalid: ["Diese Angabe ist ungültig.", "This entry is not valid."],
		tooLong: [about("Höchstens # Zeichen."), about("At most # characters.")],
		tooShort: [about("Mindestens # Zeichen."), about("At least # characters.")],
		atMost: [about("Höchstens #."), about("At most #.")],
		atLeast: [about("Mindestens #."), about("At least #.")],
		tooMany: [about("Höchstens # Einträge."), about("At most # entries.")],
		tooFew: [
			counted("Mindestens ein Eintrag.", "Mindestens # Einträge."),
			counted("At least one entry.", "At least # entries."),
		],
	},
	conflict: {
		title: ["Inzwischen geändert", "Changed in the meantime"],
		by: [
			aboutTwo("#1 hat diesen Eintrag geändert (#2)."),
			aboutTwo("#1 has changed this entry (#2)."),
		],
		bySomebody: [
			"Dieser Eintrag wurde inzwischen geändert.",
			"This entry has been changed in the meantime.",
		],
		nothing: ["Ihre Felder sind davon nicht betroffen.", "Your fields are not affected."],
		field: ["Feld", "Field"],
		before: ["Vorher", "Before"],
		now: ["Jetzt", "Now"],
		yours: ["Ihre Eingabe", "Your entry"],
		reload: ["Neu laden", "Reload"],
		keep: ["Meine Eingaben behalten und erneut prüfen", "Keep my entries and check again"],
		none: ["leer", "empty"],
		yes: ["Ja", "Yes"],
		no: ["Nein", "No"],
		other: ["geändert", "changed"],
	},
});
