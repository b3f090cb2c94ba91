import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { api } from "#kit/web/api.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { Rule, Rules } from "../contract/rules.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { ConditionList } from "./condition-list.tsx";
import type { ofRule } from "./panels.ts";
import { specialAccountsRuleEdit } from "./panels.ts";
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
