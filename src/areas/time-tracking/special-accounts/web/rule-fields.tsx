import { DateField } from "#kit/ui/field/date-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { RuleValues } from "./use-rule-form.ts";

/** Name and days of a rule. */
export function RuleFields({ form }: { readonly form: Form<RuleValues> }) {
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
