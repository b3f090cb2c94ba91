import { leaveRuleKinds } from "#domain/leave/leave-rule-kinds.ts";
import type { Choice } from "#kit/ui/field/choice/choice.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { RuleInWords } from "#kit/web/rules/rule-says.tsx";
import { RuleWarning } from "#kit/web/rules/rule-warning.tsx";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts as featureTexts } from "../../text.ts";
import { useLeaveSentences } from "../sentences/leave-rule-says.tsx";
import { texts } from "../text.ts";
import { settingsOf } from "./leave-rule-values.ts";
import { LeaveSettingsFields } from "./leave-settings-fields.tsx";
import type { LeaveRuleValues } from "./use-leave-rule-form.ts";

interface Given {
	readonly form: Form<LeaveRuleValues>;
	readonly title: string;
	readonly sub?: string;
	readonly variant: "NEW" | "VERSION" | "CORRECTION";
	/** Kinds of leave whose account the rule may fill. */
	readonly accounts: readonly Choice[];
	readonly close: () => void;
}

/** Name, kind, account, first day, and what the rule gives. */
export function LeaveRuleForm({ form, title, sub, variant, accounts, close }: Given) {
	const t = useTexts(ruleTexts).form;
	const { kinds } = useTexts(featureTexts);
	const { kindHelp, form: own } = useTexts(texts);
	const say = useLeaveSentences();
	const { kind } = form.values;
	const settings = settingsOf(form.values);
	return (
		<FormPanel form={form} title={title} sub={sub} close={close}>
			{variant === "CORRECTION" && <RuleWarning>{own.correcting}</RuleWarning>}
			<FormSection id="rule" title={t.rule}>
				<TextField {...form.field("name")} maxLength={100} />
				<SelectField
					{...form.field("kind")}
					help={kind === null ? undefined : kindHelp[kind]}
					disabled={variant !== "NEW"}
					options={leaveRuleKinds.map((value) => ({ value, label: kinds[value] }))}
				/>
				<SelectField
					{...form.field("activityId")}
					disabled={variant !== "NEW"}
					options={accounts}
				/>
				<DateField
					{...form.field("validFrom")}
					disabled={variant === "CORRECTION"}
					help={variant === "VERSION" ? t.validFromHelp : own.yearHelp}
				/>
			</FormSection>
			{kind !== null && (
				<FormSection id="settings" title={t.says}>
					<LeaveSettingsFields form={form} kind={kind} />
					<RuleInWords sentences={settings && say(settings)} />
				</FormSection>
			)}
		</FormPanel>
	);
}
