import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { Rule, Rules } from "../contract/rules.ts";
import { texts } from "../text.ts";
import { specialAccountsConditionEdit, specialAccountsConditionSelect } from "./panels.ts";
import { useConditionWords } from "./use-condition-words.ts";
import "./special-accounts.css";

interface Given {
	readonly accountId: string;
	readonly rule: Rule;
	readonly names: Rules["names"];
}

/** Conditions of a rule in words, each with the way to its form. */
export function ConditionList({ accountId, rule, names }: Given) {
	const { conditions: t, rules } = useTexts(texts);
	const say = useConditionWords(names);
	const ruleId = rule.id;
	const edit = (conditionId: string) =>
		openPanel(specialAccountsConditionEdit, { accountId, ruleId, conditionId }, { stack: "sub" });
	const add = () =>
		openPanel(specialAccountsConditionSelect, { accountId, ruleId }, { stack: "sub" });
	return (
		<section className="form-section" aria-label={t.title}>
			<div className="form-section-head">
				<h3>{t.title}</h3>
				{rule.conditions.length > 1 && <span>{rules.all}</span>}
			</div>
			{rule.conditions.length === 0 && <EmptyState text={t.none} />}
			<ul className="account-list">
				{rule.conditions.map(({ id, settings }) => (
					<li key={id}>
						<button type="button" className="account-choice" onClick={() => edit(id)}>
							<b>{say(settings)}</b>
							<span>{t.types[settings.type]}</span>
						</button>
					</li>
				))}
			</ul>
			<Button
				size="xs"
				variant="default"
				leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
				onClick={add}
			>
				{t.add}
			</Button>
		</section>
	);
}
