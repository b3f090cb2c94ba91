import { useTexts } from "#kit/web/texts.ts";
import type { Rule, Rules } from "../../contract/rules.ts";
import { texts } from "../../text.ts";
import { useConditionWords } from "../conditions/use-condition-words.ts";
import { usePeriod } from "../use-period.ts";
import "../special-accounts.css";

interface Given {
	readonly rules: Rules;
	/** Rules can be chosen where there is something to do with them. */
	readonly onChoose?: ((rule: Rule) => void) | undefined;
}

/** Rules with what they mean; says so where one is missing. */
export function RuleList({ rules: { items, names }, onChoose }: Given) {
	const t = useTexts(texts).rules;
	const period = usePeriod();
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
		<ul className="account-list">
			{items.map((rule) => {
				const days = period(rule.validFrom, rule.validTo);
				const about = `${meaning(rule)} · ${days}`;
				return (
					<li key={rule.id}>
						{onChoose === undefined ? (
							<>
								<b>{rule.name}</b>
								<p>{about}</p>
							</>
						) : (
							<button type="button" className="account-choice" onClick={() => onChoose(rule)}>
								<b>{rule.name}</b>
								<span>{about}</span>
							</button>
						)}
					</li>
				);
			})}
		</ul>
	);
}
