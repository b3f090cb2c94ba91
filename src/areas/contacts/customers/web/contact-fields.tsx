import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { ContactValues } from "./customer-values.ts";

export function ContactFields<Values extends ContactValues>({
	form: given,
}: {
	readonly form: Form<Values>;
}) {
	const t = useTexts(texts).form;
	const form = given as unknown as Form<ContactValues>;
	return (
		<FormSection id="contact" title={t.contact}>
			<TextField {...form.field("person")} maxLength={200} />
			<TextField {...form.field("mail")} maxLength={254} />
			<TextField {...form.field("phone")} maxLength={60} />
			<TextField {...form.field("mobile")} maxLength={60} />
			<TextField {...form.field("website")} maxLength={200} />
			<div data-wide>
				<TextAreaField {...form.field("note")} />
			</div>
		</FormSection>
	);
}
