import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { customName } from "../../contract/values.ts";
import type { CustomFormValues } from "./custom-form.ts";
import { CustomInput } from "./custom-input.tsx";
import type { NewCustom } from "./new-custom.tsx";

interface Given<Values extends object> {
	readonly form: Form<Values>;
	readonly custom: NewCustom<Values>;
}

/** The custom fields of a form that creates something, group by group. */
export function NewCustomInputs<Values extends object>({ form, custom }: Given<Values>) {
	// the custom fields are a part of this form's
	const fieldsOf = form as unknown as Form<CustomFormValues>;
	return custom.groups(form.values).map(({ id, name, fields }) => (
		<FormSection key={id} id={id} title={name}>
			{fields.map((field) => (
				<CustomInput
					key={field.key}
					field={field}
					given={{
						...fieldsOf.field(customName(field.key)),
						required: field.isRequired && field.type !== "BOOLEAN",
					}}
					customNames={custom.names}
					pickPerson={custom.pickPerson}
					nameOfPerson={custom.nameOfPerson}
				/>
			))}
		</FormSection>
	));
}
