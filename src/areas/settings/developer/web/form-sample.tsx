import { DateField } from "#kit/ui/field/date-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { SelectField } from "#kit/ui/field/select-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { FormBody } from "#kit/ui/form/form-body.tsx";
import { FormFooter } from "#kit/ui/form/form-footer.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { useSampleForm } from "./use-sample-form.ts";

/** A form as in a panel: sections, faults, footer. */
export function FormSample() {
	const { form: t, samples, fields } = useTexts(texts);
	const form = useSampleForm();
	const centres = samples.costCentres.map((label) => ({
		value: label.slice(0, 4),
		label,
	}));
	return (
		<div className="gallery-frame">
			<FormBody
				form={form}
				sections={[
					{ id: "base", label: t.base },
					{ id: "assignment", label: t.assignment },
				]}
			>
				<FormSection id="base" title={t.base}>
					<TextField {...form.field("firstName")} />
					<TextField {...form.field("lastName")} />
					<TextField {...form.field("number")} />
					<DateField {...form.field("birthday")} withWeekday={false} latest="2026-11-21" />
					<TextField {...form.field("mail")} />
				</FormSection>
				<FormSection id="assignment" title={t.assignment} note={fields.select}>
					<SelectField {...form.field("costCentre")} options={centres} />
					<DurationField {...form.field("hours")} />
				</FormSection>
			</FormBody>
			<div className="gallery-foot">
				<FormFooter form={form} onCancel={form.discard} />
			</div>
		</div>
	);
}
