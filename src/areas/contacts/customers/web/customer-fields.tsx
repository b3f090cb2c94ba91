import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { AddressFields } from "./address-fields.tsx";
import { ContactFields } from "./contact-fields.tsx";
import type { CustomerValues } from "./customer-values.ts";

/** All that a customer is made of. */
export function CustomerFields({ form }: { readonly form: Form<CustomerValues> }) {
	const t = useTexts(texts).form;
	return (
		<>
			<FormSection id="base" title={t.base}>
				<TextField {...form.field("no")} maxLength={30} />
				<TextField {...form.field("name")} maxLength={200} />
			</FormSection>
			<AddressFields form={form} />
			<ContactFields form={form} />
		</>
	);
}
