import { useMemo } from "react";
import type { LeaveRule } from "#domain/leave/leave-rule.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { RuleSays } from "#kit/web/rules/rule-says.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { leaveSentences } from "./leave-sentences.ts";
import { texts } from "./text.ts";

/** What rules of leave give, in the language of the reader. */
export function useLeaveSentences(): (rule: LeaveRule) => readonly string[] {
	const t = useTexts(texts);
	const format = useFormat();
	return useMemo(() => (rule) => leaveSentences(rule, { t, format }), [t, format]);
}

/** What a rule of leave gives, a line a sentence. */
export function LeaveRuleSays({ settings }: { readonly settings: LeaveRule }) {
	return <RuleSays sentences={useLeaveSentences()(settings)} />;
}
