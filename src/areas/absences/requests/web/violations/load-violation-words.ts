import type { ViolationWords } from "#kit/web/violations/despite-violations.ts";

/** How violations of absences are said, for a dialog of this title; they come when the first rule is broken. */
export async function loadViolationWords(title: string): Promise<ViolationWords> {
	return (await import("./violation-words.ts")).violationWords(title);
}
