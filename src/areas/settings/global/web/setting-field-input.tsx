import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import type { FieldGiven } from "#kit/ui/field/field-given.ts";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { SettingField, SettingValue } from "../contract/setting-field.ts";

interface Given {
	readonly field: SettingField;
	readonly given: FieldGiven<SettingValue | null>;
	/** Words of a field that offers choices. */
	readonly choices: Readonly<Record<string, string>>;
}

/** The control of one declared field. */
export function SettingFieldInput({ field, given, choices }: Given) {
	// the declaration says which kind of value its field holds
	const as = <Value,>() => given as unknown as FieldGiven<Value>;
	switch (field.kind) {
		case "NUMBER":
			return <NumberField {...as<number | null>()} least={field.min} most={field.max} />;
		case "DURATION":
			return <DurationField {...as<number | null>()} least={field.min} most={field.max} />;
		case "FLAG":
			return <SwitchField {...as<boolean>()} />;
		case "CHOICE":
			return (
				<SelectField
					{...as<string | null>()}
					required
					options={field.choices.map((value) => ({ value, label: choices[value] ?? value }))}
				/>
			);
		case "TEXT":
		case "MAIL": {
			const { unparsed: _, ...text } = as<string>();
			return <TextField {...text} type={field.kind} maxLength={field.max} />;
		}
	}
}
