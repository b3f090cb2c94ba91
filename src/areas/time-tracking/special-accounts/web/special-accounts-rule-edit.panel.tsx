import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { api } from "#kit/web/api.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { Rule, Rules } from "../contract/rules.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { useConditionWords } from "./conditions/use-condition-words.ts";
import "./special-accounts.css";
import {
	type ofRule,
	specialAccountsConditionEdit,
	specialAccountsConditionSelect,
	specialAccountsRuleEdit,
} from "./panels.ts";
import { RemoveButton } from "./remove-button.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { RulesPanel } from "./rules-panel.tsx";
import { useRuleForm } from "./use-rule-form.ts";

type Given = PanelProps<typeof ofRule>;

/** Name, days and conditions of a rule. */
export default function SpecialAccountsRuleEditPanel(given: Given) {
	const t = useTexts(texts).rules;
	const title = useTitle(specialAccountsRuleEdit);
	return (
		<RulesPanel accountId={given.accountId} title={title}>
			{(rules) => {
				const rule = rules.items.find(({ id }) => id === given.ruleId);
				return rule === undefined ? (
					<PanelFrame title={title}>
						<EmptyState text={t.gone} />
					</PanelFrame>
				) : (
					<Editor {...given} rule={rule} names={rules.names} />
				);
			}}
		</RulesPanel>
	);
}

interface EditorGiven extends Given {
	readonly rule: Rule;
	readonly names: Rules["names"];
}

function Editor({ accountId, ruleId, rule, names, close }: EditorGiven) {
	const t = useTexts(texts).rules;
	const title = useTitle(specialAccountsRuleEdit);
	const { name, validFrom, validTo } = rule;
	const form = useRuleForm({
		draftKey: `special-accounts.rule-edit:${ruleId}`,
		initial: { name, validFrom, validTo },
		version: rule.version,
		save: (values, version = rule.version) =>
			api(contract.updateSpecialAccountRule, { ruleId, version, ...values }),
	});
	return (
		<FormPanel
			form={form}
			title={title}
			sub={name}
			actions={<HistoryButton entity="special_account_rule" entityId={ruleId} />}
			saveLabel={t.save}
			close={close}
			buttons={
				<RemoveButton
					title={t.delete}
					text={t.deleteText}
					remove={() => api(contract.deleteSpecialAccountRule, { ruleId })}
					onRemoved={() => {
						form.discard();
						close();
					}}
				/>
			}
		>
			<RuleFields form={form} />
			<ConditionList accountId={accountId} rule={rule} names={names} />
		</FormPanel>
	);
}

interface ConditionListGiven {
	readonly accountId: string;
	readonly rule: Rule;
	readonly names: Rules["names"];
}

/** Conditions of a rule in words, each with the way to its form. */
function ConditionList({ accountId, rule, names }: ConditionListGiven) {
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
