import { CheckboxField } from "#kit/ui/field/checkbox-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { SelectField } from "#kit/ui/field/select-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { PlanValues } from "./plan-values.ts";
import { useTemplateOptions } from "./use-template-options.ts";

interface Given {
	readonly form: Form<PlanValues>;
	/** The template that holds already: it may be archived. */
	readonly held?: { readonly id: string; readonly name: string } | undefined;
	/** Whether an earlier plan can be ended by this one. */
	readonly isNew: boolean;
}

/** Template, days and cycle of a plan, for one person or several. */
export function PlanFields({ form, held, isNew }: Given) {
	const t = useTexts(texts).plans;
	const options = useTemplateOptions(held);
	return (
		<FormSection id="plan" title={t.title}>
			<div data-wide>
				<SelectField {...form.field("templateId")} options={options} />
			</div>
			<DateField {...form.field("validFrom")} />
			<DateField {...form.field("validTo")} />
			<DateField {...form.field("cycleStart")} />
			{isNew && (
				<div data-wide>
					<CheckboxField {...form.field("endsPrevious")} />
				</div>
			)}
		</FormSection>
	);
}
