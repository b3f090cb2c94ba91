import { useMemo } from "react";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { RuleSays } from "#kit/web/rules/rule-says.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts as ruleTexts } from "../../text.ts";
import { ruleSentences } from "./rule-sentences.ts";
import { texts } from "./text.ts";

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
export function TimeRuleSays({ settings }: { readonly settings: TimeRule }) {
	return <RuleSays sentences={useRuleSentences()(settings)} />;
}
