import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import {
	lawSeverities,
	leastSeverity,
	type RosterSeverity,
	rosterSeverities,
	type WeighedRule,
} from "#domain/violations/shifts/roster-rules.ts";
import { CompactSelect } from "#kit/ui/field/choice/compact-select.tsx";
import type { FieldGiven } from "#kit/ui/field/field-given.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts as ruleTexts } from "../contract/rule-text.ts";
import type { ShiftRules } from "../contract.ts";
import { texts } from "../text.ts";

type Rules = ShiftRules["rules"];

interface Inherited {
	readonly rule: WeighedRule;
	readonly severity: RosterSeverity;
	readonly words: string;
}

interface Given extends Pick<FieldGiven<Rules>, "value" | "onChange"> {
	readonly inherited: readonly Inherited[];
	readonly group: "PLAN" | "LAW";
}

/** What rules weigh here, each by itself; one that nothing is said of keeps what it has from above. */
export function RulesInput({ value, onChange, inherited, group }: Given) {
	const { shiftplan: t } = useTexts(texts);
	const [isOpen, setOpen] = useState(group === "PLAN");
	const shown = inherited.filter(({ rule }) => rule in lawSeverities === (group === "LAW"));
	if (!isOpen)
		return (
			<div className="units-rules" data-wide>
				<p>{t.lawHelp}</p>
				<Button size="xs" variant="default" onClick={() => setOpen(true)}>
					{t.showLaw(shown.length)}
				</Button>
			</div>
		);
	return (
		<div className="units-rules" data-wide>
			{group === "LAW" && <p>{t.lawHelp}</p>}
			{shown.map((from) => (
				<Rule
					key={from.rule}
					inherited={from}
					own={value.find(({ rule }) => rule === from.rule)}
					onChange={(own) =>
						onChange([...value.filter(({ rule }) => rule !== from.rule), ...(own ? [own] : [])])
					}
				/>
			))}
		</div>
	);
}

interface RuleGiven {
	readonly inherited: Inherited;
	readonly own: Rules[number] | undefined;
	readonly onChange: (own: Rules[number] | undefined) => void;
}

const takenOver = "INHERITED";

function Rule({ inherited, own, onChange }: RuleGiven) {
	const { shiftplan: t } = useTexts(texts);
	const { rule, severity } = inherited;
	const name = useTexts(ruleTexts)[rule];
	const { severity: ownSeverity = null, words = "" } = own ?? {};
	const change = (next: Pick<Rules[number], "severity" | "words">) =>
		onChange(next.severity === null && next.words === "" ? undefined : { rule, ...next });
	const least = rosterSeverities.indexOf(leastSeverity(rule));
	const options = [
		{ value: takenOver, label: t.inherits(t[severity]) },
		...rosterSeverities.slice(least).map((one) => ({ value: one as string, label: t[one] })),
	];
	return (
		<div className="units-rule">
			<span>{name}</span>
			<CompactSelect
				label={t.severityOf(name)}
				options={options}
				value={ownSeverity ?? takenOver}
				onChange={(next) =>
					change({ severity: next === takenOver ? null : (next as RosterSeverity), words })
				}
			/>
			<TextInput
				size="xs"
				aria-label={t.wordsOf(name)}
				placeholder={inherited.words || t.words}
				maxLength={300}
				value={words}
				onChange={({ currentTarget }) =>
					change({ severity: ownSeverity, words: currentTarget.value })
				}
			/>
		</div>
	);
}
