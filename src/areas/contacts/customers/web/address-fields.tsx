import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { AddressValues } from "./customer-values.ts";

export function AddressFields<Values extends AddressValues>({
	form: given,
}: {
	readonly form: Form<Values>;
}) {
	const t = useTexts(texts).form;
	const form = given as unknown as Form<AddressValues>;
	return (
		<FormSection id="address" title={t.address}>
			<TextField {...form.field("street")} maxLength={200} />
			<TextField {...form.field("addition")} maxLength={200} />
			<TextField {...form.field("postalCode")} maxLength={20} />
			<TextField {...form.field("city")} maxLength={200} />
			<TextField {...form.field("country")} maxLength={60} />
		</FormSection>
	);
}
