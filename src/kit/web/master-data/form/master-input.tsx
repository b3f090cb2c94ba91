import { limits } from "#kit/contract/limits.ts";
import type { MasterField } from "#kit/contract/master-data/master-fields.ts";
import { ColorField } from "#kit/ui/field/choice/color-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { CurrencyField } from "#kit/ui/field/currency-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DecimalField } from "#kit/ui/field/decimal-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import type { Unparsed } from "#kit/ui/field/field-given.ts";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form, FormField } from "#kit/ui/form/form-given.ts";
import type { AnyValues, MasterScreens } from "../master-screens.ts";
import { useMasterWords } from "../use-master-words.ts";
import type { FormLine } from "./use-master-form.ts";

interface Given {
	readonly screens: MasterScreens;
	readonly line: FormLine;
	readonly form: Form<AnyValues>;
	readonly isNew: boolean;
}

/** The input of one field, by its kind or as the feature says. */
export function MasterInput({ screens, line, form, isNew }: Given) {
	const { name, field, of } = line;
	const words = useMasterWords(screens);
	const given = form.field(name);
	const change = (value: unknown, unparsed?: Unparsed) => {
		given.onChange(value, unparsed);
		const next = { ...form.values, [name]: value };
		for (const [other, adapted] of Object.entries(screens.adapt(next, form.values))) {
			if (adapted !== next[other]) form.set(other, adapted);
		}
	};
	const Own = screens.inputs[name];
	if (Own !== undefined) {
		return <Own {...given} onChange={change} values={form.values} isNew={isNew} />;
	}
	const options = (field.options ?? []).map((option) => ({
		value: option,
		label: words.options?.[of]?.[option] ?? option,
	}));
	return <PlainInput field={field} given={{ ...given, onChange: change }} options={options} />;
}

interface PlainGiven {
	readonly field: MasterField;
	readonly given: FormField<unknown>;
	readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The input that goes with the kind of a field. */
export function PlainInput({ field, given, options }: PlainGiven) {
	const { value, unparsed, type, ...shared } = given;
	const text = typeof value === "string" ? value : "";
	const textOrNull = text === "" ? null : text;
	const typed = { ...shared, unparsed };
	const number = {
		...typed,
		value: typeof value === "number" ? value : null,
		least: field.min,
		most: field.max,
	};
	const maxLength = field.max ?? limits.textLength;
	switch (field.kind) {
		case "FLAG":
			return <SwitchField {...shared} value={value === true} />;
		case "CHOICE":
			return <SelectField {...shared} value={textOrNull} options={options} />;
		case "COLOR":
			return <ColorField {...typed} value={textOrNull} />;
		case "DATE":
			return <DateField {...typed} value={textOrNull} />;
		case "NUMBER":
			return <NumberField {...number} />;
		case "DECIMAL":
			return <DecimalField {...number} />;
		case "DURATION":
			return <DurationField {...number} />;
		case "MONEY":
			return <CurrencyField {...number} />;
		case "LONGTEXT":
			return (
				<div data-wide>
					<TextAreaField {...shared} value={text} maxLength={maxLength} />
				</div>
			);
		default:
			return <TextField {...shared} type={type} value={text} maxLength={maxLength} />;
	}
}
