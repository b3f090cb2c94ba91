import { useRange } from "#kit/web/person-record/use-period.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Rule, Rules } from "../../contract/rules.ts";
import { texts } from "../../text.ts";
import { ChoiceList } from "../choice-list.tsx";
import { useConditionWords } from "../conditions/condition-words.ts";
import "../special-accounts.css";

interface Given {
	readonly rules: Rules;
	/** Rules can be chosen where there is something to do with them. */
	readonly onChoose?: ((rule: Rule) => void) | undefined;
}

/** Rules with what they mean; says so where one is missing. */
export function RuleList({ rules: { items, names }, onChoose }: Given) {
	const t = useTexts(texts).rules;
	const range = useRange();
	const say = useConditionWords(names);
	if (items.length === 0) {
		return (
			<p className="account-alert" role="alert">
				{t.none}
			</p>
		);
	}
	const meaning = ({ conditions }: Rule) =>
		conditions.map(({ settings }) => say(settings)).join(t.and) || t.always;
	return (
		<ChoiceList
			items={items.map((rule) => ({
				id: rule.id,
				head: rule.name,
				about: `${meaning(rule)} · ${range(rule.validFrom, rule.validTo)}`,
				onChoose: onChoose && (() => onChoose(rule)),
			}))}
		/>
	);
}
