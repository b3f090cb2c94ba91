import { findingReasons, type WageFinding } from "#domain/wage-file/wage-finding.ts";
import type { Language } from "#kit/contract/language.ts";
import type { WageFileFinding } from "../contract.ts";
import { texts } from "../text.ts";

/** Findings in the language of the person who asks. */
export function inWords(findings: readonly WageFinding[], language: Language): WageFileFinding[] {
	const { reasons } = texts[language];
	return findings.map(({ line, field, reason, about: [first = "", second = ""] }) => {
		const [code, severity] = findingReasons[reason];
		return { severity, line, field, code, text: reasons[reason](first, second) };
	});
}
