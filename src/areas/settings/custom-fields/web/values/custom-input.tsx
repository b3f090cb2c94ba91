import { limits } from "#kit/contract/limits.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DecimalField } from "#kit/ui/field/decimal-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form, FormField } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { customName } from "../../contract/values.ts";
import { type CustomFormValues, isDemanded } from "./custom-form.ts";
import { type NameOfPerson, PersonInput, type PickPerson } from "./person-input.tsx";
import type { DescribedField, FieldGroup } from "./use-custom-fields.ts";

interface People {
	readonly customNames: Readonly<Record<string, string>>;
	readonly pickPerson: PickPerson;
	readonly nameOfPerson?: NameOfPerson | undefined;
}

interface GroupsGiven extends People {
	readonly groups: readonly FieldGroup[];
	readonly form: Pick<Form<CustomFormValues>, "field">;
	/** Beside the name of each group. */
	readonly note?: string;
}

/** The inputs of custom fields, each group a section of the form. */
export function CustomInputs({ groups, form, note, ...people }: GroupsGiven) {
	return groups.map(({ id, name, fields }) => (
		<FormSection key={id} id={id} title={name} note={note}>
			{fields.map((field) => (
				<CustomInput
					key={field.key}
					field={field}
					given={{ ...form.field(customName(field.key)), required: isDemanded(field) }}
					{...people}
				/>
			))}
		</FormSection>
	));
}

interface Given extends People {
	readonly field: DescribedField;
	readonly given: FormField<unknown>;
}

/** The input of a custom field, by its type. */
export function CustomInput({ field, given, ...people }: Given) {
	const { value, unparsed, type: _, ...shared } = given;
	const text = typeof value === "string" && value !== "" ? value : null;
	switch (field.type) {
		case "NUMBER":
			return (
				<DecimalField
					{...shared}
					unparsed={unparsed}
					value={typeof value === "number" ? value : null}
				/>
			);
		case "DATE":
			return <DateField {...shared} unparsed={unparsed} value={text} />;
		case "BOOLEAN":
			return <SwitchField {...shared} value={value === true} />;
		case "OPTION":
			return (
				<SelectField
					{...shared}
					value={text}
					options={field.options
						// one that was switched off stays where it was chosen
						.filter(({ id, isEnabled }) => isEnabled || id === value)
						.map(({ id, name }) => ({ value: id, label: name }))}
				/>
			);
		case "USER":
			return <PersonInput {...shared} {...people} value={text} />;
		default:
			return <TextField {...shared} value={text ?? ""} maxLength={limits.textLength} />;
	}
}
