import { AddButton } from "#kit/ui/add-button.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { useRenewingForm } from "#kit/web/form/use-renewing-form.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { Rule, Rules } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewAccounts, useDayRules } from "../account-form.ts";
import { ChoiceList } from "../choice-list.tsx";
import { useConditionWords } from "../conditions/condition-words.ts";
import { specialAccountsConditionEdit, specialAccountsConditionSelect } from "../panels.ts";
import { RemoveButton } from "../remove-button.tsx";

interface Given {
	readonly accountId: string;
	/** Absent for a new one; its conditions follow where rules are chosen. */
	readonly ruleId?: string;
	readonly close: () => void;
}

/** Name, days and conditions of a rule. */
export default function RulePanel({ accountId, ruleId, close }: Given) {
	const t = useTexts(texts).rules;
	if (ruleId === undefined) return <NewRule accountId={accountId} close={close} />;
	return (
		<AnswerPanel endpoint={contract.listSpecialAccountRules} input={{ accountId }} words={t}>
			{({ items, names }) => {
				const rule = items.find(({ id }) => id === ruleId);
				return rule && <Editor {...{ accountId, rule, names, close }} />;
			}}
		</AnswerPanel>
	);
}

function NewRule({ accountId, close }: Given) {
	const { conditions } = useTexts(texts);
	const form = useRuleForm(accountId, undefined);
	const account = useAccountName(accountId);
	return (
		<FormPanel form={form} sub={account} close={close}>
			<RuleFields form={form} />
			<FormSection id="conditions" title={conditions.title}>
				<p className="account-later" data-wide>
					{conditions.later}
				</p>
			</FormSection>
		</FormPanel>
	);
}

interface RuleGiven {
	readonly accountId: string;
	readonly rule: Rule;
	/** Of what conditions name. */
	readonly names: Rules["names"];
}

function Editor({ close, ...given }: RuleGiven & { readonly close: () => void }) {
	const { accountId, rule } = given;
	const { id: ruleId } = rule;
	const account = useAccountName(accountId);
	const { rules: t, remove } = useTexts(texts);
	const form = useRuleForm(accountId, rule);
	return (
		<FormPanel
			form={form}
			sub={account}
			actions={<HistoryButton entity="special_account_rule" entityId={ruleId} />}
			close={close}
			ends={
				<RemoveButton
					title={t.delete}
					label={remove}
					text={t.deleteText}
					remove={() => api(contract.deleteSpecialAccountRule, { ruleId })}
					form={form}
					close={close}
				/>
			}
		>
			<RuleFields form={form} />
			<ConditionList {...given} />
		</FormPanel>
	);
}

function useAccountName(id: string): string | undefined {
	return useApi(contract.getSpecialAccount, { id }).data?.name;
}

interface RuleValues {
	readonly name: string;
	readonly validFrom: string | null;
	readonly validTo: string | null;
}

/** What is typed about a rule, new or old. */
function useRuleForm(accountId: string, rule: Rule | undefined): Form<RuleValues> {
	const t = useTexts(texts).rules;
	const { name = "", validFrom = null, validTo = null } = rule ?? {};
	return useRenewingForm<RuleValues>({
		draftKey: `special-accounts.rule:${rule?.id ?? accountId}`,
		initial: { name, validFrom, validTo },
		version: rule?.version,
		fields: { name: { label: t.name, required: true }, ...useDayRules() },
		context: t.save,
		renew: renewAccounts,
		save: (typed, version = 0) => {
			const values = { ...typed, validFrom: typed.validFrom ?? "" };
			return rule === undefined
				? api(contract.createSpecialAccountRule, { accountId, ...values })
				: api(contract.updateSpecialAccountRule, { ruleId: rule.id, version, ...values });
		},
	});
}

function RuleFields({ form }: { readonly form: Form<RuleValues> }) {
	const t = useTexts(texts).rules;
	return (
		<FormSection id="rule" title={t.facts}>
			<div data-wide>
				<TextField {...form.field("name")} maxLength={200} />
			</div>
			<DateField {...form.field("validFrom")} />
			<DateField {...form.field("validTo")} />
		</FormSection>
	);
}

/** Conditions of a rule in words, each with the way to its form. */
function ConditionList({ accountId, rule, names }: RuleGiven) {
	const { conditions: t, rules } = useTexts(texts);
	const say = useConditionWords(names);
	const ruleId = rule.id;
	const edit = (conditionId: string) =>
		openPanel(specialAccountsConditionEdit, { accountId, ruleId, conditionId }, { stack: "sub" });
	const add = () =>
		openPanel(specialAccountsConditionSelect, { accountId, ruleId }, { stack: "sub" });
	return (
		<FormSection
			id="conditions"
			title={t.title}
			note={rule.conditions.length > 1 ? rules.all : undefined}
		>
			<div className="account-conditions" data-wide>
				{rule.conditions.length === 0 && <p className="account-later">{t.none}</p>}
				<ChoiceList
					items={rule.conditions.map(({ id, settings }) => ({
						id,
						head: say(settings),
						about: t.types[settings.type],
						onChoose: () => edit(id),
					}))}
				/>
			</div>
			<div data-wide>
				<AddButton label={t.add} size="xs" variant="default" onClick={add} />
			</div>
		</FormSection>
	);
}
