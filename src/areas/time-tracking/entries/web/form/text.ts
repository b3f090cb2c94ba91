import { inBothLanguages } from "#kit/contract/texts.ts";

/** Below times that nobody has typed. */
export const texts = inBothLanguages({
	PLAN: [
		"Vorschlag nach dem Arbeitszeitplan. Überschreiben Sie ihn, wenn es anders war.",
		"Suggested by the work schedule. Type over it if it was different.",
	],
	USUAL: [
		"Vorschlag nach den üblichen Zeiten. Überschreiben Sie ihn, wenn es anders war.",
		"Suggested by the usual times. Type over it if it was different.",
	],
});
