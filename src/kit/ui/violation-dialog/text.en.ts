import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	severities: { INFO: "Note", WARNING: "Warning", ERROR: "Violation" },
	critical: "Critical",
	resolve: "Critical notes must be resolved first; they cannot be put aside.",
	noted: "I have taken note of the notes or warnings",
	solveShifts: "Solve conflicting shifts afterwards",
	series: "Clear single dates to leave them out; all others are created despite the warnings.",
	all: "Create all despite warnings",
	create: (date: string) => `Create ${date}`,
	goOn: "Continue anyway",
	back: "Back",
} as const satisfies Words<typeof german>;
