import { IconInfoCircle } from "@tabler/icons-react";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { ruleTypes } from "../../contract/rule-types.ts";
import { texts } from "../../text.ts";
import { RuleSays } from "../sentences/rule-says.tsx";
import { texts as sentenceTexts } from "../sentences/text.ts";
import { settingsOf } from "../settings/rule-values.ts";
import { SettingsFields } from "../settings/settings-fields.tsx";
import { ExampleList } from "../trial/example-list.tsx";
import type { RuleValues } from "./use-rule-form.ts";
import "../time-rules.css";

interface Given {
	readonly form: Form<RuleValues>;
	readonly title: string;
	readonly sub?: string;
	readonly kind: "NEW" | "VERSION" | "CORRECTION";
	readonly close: () => void;
}

/** Name, kind, first day, what the rule says, and the examples it is measured by. */
export function RuleForm({ form, title, sub, kind, close }: Given) {
	const { form: t, types, typeHelp, examples } = useTexts(texts);
	const { type, examples: kept } = form.values;
	return (
		<FormPanel form={form} title={title} sub={sub} close={close}>
			{kind === "CORRECTION" && (
				<p className="rule-warning">
					<IconInfoCircle size={16} stroke={1.8} aria-hidden />
					{t.correcting}
				</p>
			)}
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
					<InWords settings={settingsOf(form.values)} />
				</FormSection>
			)}
			{kind !== "NEW" && (
				<FormSection id="examples" title={examples.title}>
					<div data-wide>
						<ExampleList
							settings={settingsOf(form.values)}
							examples={kept}
							onChange={(next) => form.set("examples", next)}
						/>
					</div>
				</FormSection>
			)}
		</FormPanel>
	);
}

/** What the rule will say, while it is typed; nothing before it is whole. */
function InWords({ settings }: { readonly settings: TimeRule | undefined }) {
	const t = useTexts(sentenceTexts);
	if (settings === undefined) return null;
	return (
		<div className="rule-words" data-wide>
			<b>{t.title}</b>
			<RuleSays settings={settings} />
		</div>
	);
}
