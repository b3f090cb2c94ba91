import { limits } from "#kit/contract/limits.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DecimalField } from "#kit/ui/field/decimal-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { FormField } from "#kit/ui/form/form-given.ts";
import { type NameOfPerson, PersonInput, type PickPerson } from "./person-input.tsx";
import type { DescribedField } from "./use-custom-fields.ts";

interface Given {
	readonly field: DescribedField;
	readonly given: FormField<unknown>;
	readonly customNames: Readonly<Record<string, string>>;
	readonly pickPerson: PickPerson;
	readonly nameOfPerson?: NameOfPerson | undefined;
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
