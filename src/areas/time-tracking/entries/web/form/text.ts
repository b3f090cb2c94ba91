import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** What forms of entries say of what is there already. */
export const texts = inBothLanguages({
	/** Below times that nobody has typed. */
	PLAN: [
		"Vorschlag nach dem Arbeitszeitplan. Überschreiben Sie ihn, wenn es anders war.",
		"Suggested by the work schedule. Type over it if it was different.",
	],
	USUAL: [
		"Vorschlag nach den üblichen Zeiten. Überschreiben Sie ihn, wenn es anders war.",
		"Suggested by the usual times. Type over it if it was different.",
	],
	timesHelp: [
		"Zum Beispiel 8:00 – 16:30. Nach Mitternacht endet der Eintrag am Folgetag.",
		"For example 8:00 – 16:30. Past midnight the entry ends on the next day.",
	],
	stateHelp: [
		"Genehmigt wird nur, was Sie selbst entscheiden dürfen.",
		"Only what you may decide yourself is approved.",
	],
	/** The times of an entry that runs. */
	begun: [about("# – "), about("# – ")],
	stillRuns: [
		"Der Eintrag läuft noch. Ergänzen Sie das Ende.",
		"The entry is still running. Add the end.",
	],
	soFar: [about("Bisher: #"), about("So far: #")],
	reasonAsked: [
		"Für diesen Eintrag wird eine Begründung verlangt. Wer darüber entscheidet, liest sie.",
		"A reason is asked for this entry. Whoever decides about it reads it.",
	],
});
