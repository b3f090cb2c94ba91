import {
	type FieldFinding,
	findingReasons,
	type WageFinding,
} from "#domain/wage-file/wage-finding.ts";
import type { Language } from "#kit/contract/language.ts";
import type { WageFileFinding } from "../contract.ts";
import { texts } from "../text.ts";

/** Findings in the language of the person who asks. */
export function inWords(findings: readonly WageFinding[], language: Language): WageFileFinding[] {
	return findings.map(({ line, field, reason, about }) => {
		const [code, severity] = findingReasons[reason];
		return { severity, line, field, code, text: findingSentence({ reason, about }, language) };
	});
}

export function findingSentence(
	{ reason, about: [first = "", second = ""] }: Pick<FieldFinding, "reason" | "about">,
	language: Language,
): string {
	return texts[language].reasons[reason](first, second);
}
