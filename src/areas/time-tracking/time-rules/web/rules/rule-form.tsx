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
import { ruleTypes } from "../../contract/rule-types.ts";
import { texts } from "../../text.ts";
import { useRuleSentences } from "../sentences/rule-says.tsx";
import { settingsOf } from "../settings/rule-values.ts";
import { SettingsFields } from "../settings/settings-fields.tsx";
import { ExampleList } from "../trial/example-list.tsx";
import type { RuleValues } from "./use-rule-form.ts";

interface Given {
	readonly form: Form<RuleValues>;
	readonly title: string;
	readonly sub?: string;
	readonly kind: "NEW" | "VERSION" | "CORRECTION";
	readonly close: () => void;
}

/** Name, kind, first day, what the rule says, and the examples it is measured by. */
export function RuleForm({ form, title, sub, kind, close }: Given) {
	const { correcting, types, typeHelp, examples } = useTexts(texts);
	const t = useTexts(ruleTexts).form;
	const say = useRuleSentences();
	const { type, examples: kept } = form.values;
	const settings = settingsOf(form.values);
	return (
		<FormPanel form={form} title={title} sub={sub} close={close}>
			{kind === "CORRECTION" && <RuleWarning>{correcting}</RuleWarning>}
			<FormSection id="rule" title={t.rule}>
				<TextField {...form.field("name")} maxLength={100} />
				<SelectField
					{...form.field("type")}
					help={type === null ? undefined : typeHelp[type]}
					disabled={kind !== "NEW"}
					options={ruleTypes.map((value) => ({ value, label: types[value] }))}
				/>
				<DateField
					{...form.field("validFrom")}
					disabled={kind === "CORRECTION"}
					help={kind === "VERSION" ? t.validFromHelp : undefined}
				/>
			</FormSection>
			{type !== null && (
				<FormSection id="settings" title={t.says}>
					<SettingsFields form={form} isNew={kind === "NEW"} />
					<RuleInWords sentences={settings && say(settings)} />
				</FormSection>
			)}
			{kind !== "NEW" && (
				<FormSection id="examples" title={examples.title}>
					<div data-wide>
						<ExampleList
							settings={settings}
							examples={kept}
							onChange={(next) => form.set("examples", next)}
						/>
					</div>
				</FormSection>
			)}
		</FormPanel>
	);
}
