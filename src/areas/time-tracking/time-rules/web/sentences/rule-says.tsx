import { useMemo } from "react";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts as ruleTexts } from "../../text.ts";
import { ruleSentences } from "./rule-sentences.ts";
import { texts } from "./text.ts";
import "../time-rules.css";

/** What rules do, in the language of the reader. */
export function useRuleSentences(): (rule: TimeRule) => readonly string[] {
	const t = useTexts(texts);
	const format = useFormat();
	const weekdays = useTexts(ruleTexts).settings.days;
	return useMemo(
		() => (rule) => ruleSentences(rule, { t, format, weekdays }),
		[t, format, weekdays],
	);
}

/** What a rule says, a line a sentence. */
export function RuleSays({ settings }: { readonly settings: TimeRule }) {
	const sentences = useRuleSentences()(settings);
	return (
		<ul className="rule-says">
			{sentences.map((sentence) => (
				<li key={sentence}>{sentence}</li>
			))}
		</ul>
	);
}
