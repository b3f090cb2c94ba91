import type { ConditionType } from "#domain/surcharge/condition-catalogue.ts";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import type { Choice } from "#kit/ui/field/choice/choice.ts";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import { TimeField } from "#kit/ui/field/time-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { askedBy, type ConditionField, type ConditionValues } from "./condition-values.ts";
import { useConditionChoices } from "./use-condition-choices.ts";

interface Given {
	readonly type: ConditionType;
	readonly form: Form<ConditionValues>;
	/** What the condition names already: it may be archived by now. */
	readonly names: readonly { readonly id: string; readonly name: string }[];
}

/** What a condition of some type asks for. */
export function ConditionFields({ type, form, names }: Given) {
	const choices = useConditionChoices(type, form.values, names);
	return askedBy(type).map((name) => (
		<ConditionInput key={name} name={name} form={form} choices={choices} />
	));
}

interface InputGiven {
	readonly name: ConditionField;
	readonly form: Form<ConditionValues>;
	readonly choices: ReturnType<typeof useConditionChoices>;
}

function ConditionInput({ name, form, choices }: InputGiven) {
	switch (name) {
		case "from":
		case "fromTime":
		case "time":
			return <TimeField {...form.field(name)} />;
		case "to":
		case "toTime":
			return <TimeField {...form.field(name)} isEnd />;
		case "fromDay":
		case "toDay":
			return <NumberField {...form.field(name)} least={1} most={31} />;
		case "minutes":
			return <DurationField {...form.field(name)} least={0} most={10_000} />;
		case "isLater":
			return <CheckboxField {...form.field(name)} />;
		case "fromMonth":
		case "toMonth":
		case "dayOffset":
			return <SelectField {...form.field(name)} options={choices[name]} />;
		case "holidayKind":
			return <OneOf name={name} form={form} options={choices[name]} />;
		case "minFactor":
			return <OneOf name={name} form={form} options={choices[name]} />;
		default:
			return (
				<div data-wide>
					<MultiSelectField {...form.field(name)} options={choices[name]} />
				</div>
			);
	}
}

interface OneOfGiven<Name extends "holidayKind" | "minFactor"> {
	readonly name: Name;
	readonly form: Form<ConditionValues>;
	readonly options: readonly Choice<ConditionValues[Name]>[];
}

/** One of a few, always one. */
function OneOf<Name extends "holidayKind" | "minFactor">({
	name,
	form,
	options,
}: OneOfGiven<Name>) {
	const field = form.field(name);
	return (
		<SelectField<ConditionValues[Name]>
			{...field}
			options={options}
			onChange={(value) => {
				if (value !== null) field.onChange(value);
			}}
		/>
	);
}
