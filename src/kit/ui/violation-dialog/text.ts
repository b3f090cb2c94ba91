import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of the dialog about broken rules. */
export const texts = inBothLanguages({
	severities: {
		INFO: ["Hinweis", "Note"],
		WARNING: ["Warnung", "Warning"],
		ERROR: ["Verstoß", "Violation"],
	},
	critical: ["Kritisch", "Critical"],
	resolve: [
		"Kritische Hinweise müssen zuerst behoben werden; sie lassen sich nicht übergehen.",
		"Critical notes must be resolved first; they cannot be put aside.",
	],
	noted: [
		"Ich habe von den Hinweisen oder Warnungen Kenntnis genommen",
		"I have taken note of the notes or warnings",
	],
	reason: ["Begründung", "Reason"],
	reasonHelp: [
		"Ein kritischer Verstoß wird nur mit Begründung ausgeführt; sie bleibt im Verlauf stehen.",
		"A critical violation is carried out with a reason only; it stays in the history.",
	],
	solveShifts: ["Kollidierende Dienste anschließend lösen", "Solve conflicting shifts afterwards"],
	series: [
		"Wählen Sie einzelne Termine ab, um sie auszulassen; alle übrigen werden trotz Warnungen angelegt.",
		"Clear single dates to leave them out; all others are created despite the warnings.",
	],
	all: ["Alle trotz Warnungen anlegen", "Create all despite warnings"],
	create: [about("# anlegen"), about("Create #")],
	goOn: ["Trotzdem fortfahren", "Continue anyway"],
	back: ["Zurück", "Back"],
});
