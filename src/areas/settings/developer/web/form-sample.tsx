import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { FormBody } from "#kit/ui/form/form-body.tsx";
import { FormFooter } from "#kit/ui/form/form-footer.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useForm } from "#kit/ui/form/use-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** A form as in a panel: sections, faults, footer. */
export function FormSample() {
	const { form: t, samples, fields } = useTexts(texts);
	const form = useSampleForm();
	const centres = samples.costCentres.map((label) => ({ value: label.slice(0, 4), label }));
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

interface Sample {
	readonly firstName: string;
	readonly lastName: string;
	readonly number: string;
	readonly birthday: string | null;
	readonly mail: string;
	readonly costCentre: string | null;
	readonly hours: number | null;
}

/** A number that belongs to somebody else already. */
const taken = "20408";

/** A form whose server says no to one number. */
function useSampleForm() {
	const { form: t, fields } = useTexts(texts);
	return useForm<Sample>({
		draftKey: "developer.kit",
		initial: {
			firstName: "Lena",
			lastName: "Vogt",
			number: "20418",
			birthday: "1991-03-14",
			mail: "lena.vogt@klinikum.example",
			costCentre: "4120",
			hours: 38 * 60 + 30,
		},
		fields: {
			firstName: { label: t.firstName, required: true, section: "base" },
			lastName: { label: t.lastName, required: true, section: "base" },
			number: { label: t.number, required: true, section: "base" },
			birthday: { label: t.birthday, section: "base" },
			mail: { label: fields.mail, required: true, type: "MAIL", section: "base" },
			costCentre: { label: fields.select, section: "assignment" },
			hours: { label: t.hours, section: "assignment" },
		},
		save: async ({ number }) => {
			if (number !== taken) return;
			throw Object.assign(new Error(t.taken), {
				code: "DUPLICATE",
				details: [{ field: "number", text: t.taken }],
			});
		},
	});
}
