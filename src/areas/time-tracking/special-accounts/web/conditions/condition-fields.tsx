import type { ConditionType } from "#domain/surcharge/condition-catalogue.ts";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import type { Choice } from "#kit/ui/field/choice/choice.ts";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { FieldPair } from "#kit/ui/field/field-grid.tsx";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import { TimeField } from "#kit/ui/field/time-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { texts as nameTexts } from "#kit/web/calendar-names/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { askedBy, type ConditionField, type ConditionValues } from "./condition-values.ts";
import type { Named, Targets } from "./use-targets.ts";

interface Given {
	readonly type: ConditionType;
	readonly form: Form<ConditionValues>;
	readonly targets: Targets;
}

/** What a condition of some type asks for. */
export function ConditionFields({ type, form, targets }: Given) {
	const choices = useChoices(form.values, targets);
	const input = (name: ConditionField) => (
		<ConditionInput key={name} name={name} form={form} choices={choices} />
	);
	const asked = askedBy(type);
	return asked.map((name) => {
		const until = untilOf[name];
		if (until !== undefined && asked.includes(until))
			return <FieldPair key={name}>{[input(name), input(until)]}</FieldPair>;
		return asked.some((one) => untilOf[one] === name) ? null : input(name);
	});
}

/** What stands beside what it ends. */
const untilOf: Partial<Record<ConditionField, ConditionField>> = {
	from: "to",
	fromTime: "toTime",
};

interface InputGiven {
	readonly name: ConditionField;
	readonly form: Form<ConditionValues>;
	readonly choices: ReturnType<typeof useChoices>;
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
			return <SelectField {...form.field(name)} options={choices[name]} />;
		case "minFactor":
			return <SelectField {...form.field(name)} options={choices[name]} />;
		default:
			return (
				<div data-wide>
					<MultiSelectField {...form.field(name)} options={choices[name]} />
				</div>
			);
	}
}

/** As far as settings reach, before a day and after it. */
const farthest = 7;

/** What the lists of a condition's form offer. */
function useChoices(values: ConditionValues, { activities, units, names }: Targets) {
	const { choices: t } = useTexts(texts);
	const { weekdays, months } = useTexts(nameTexts);
	/** What may be named, and what is named though it may not be any more. */
	const offered = (known: readonly Named[], chosen: readonly string[]): readonly Choice[] => {
		const isKnown = new Set(known.map(({ id }) => id));
		const former = names.filter(({ id }) => chosen.includes(id) && !isKnown.has(id));
		return [...known, ...former].map(({ id, name }) => ({ value: id, label: name }));
	};
	const offset = (days: number) => (days < 0 ? t.daysAfter(-days) : t.daysBefore(days));
	return {
		weekdays: numbered(weekdays),
		fromMonth: numbered(months),
		toMonth: numbered(months),
		dayOffset: Array.from({ length: 2 * farthest + 1 }, (_, place) => {
			const days = place - farthest;
			return { value: String(days), label: days === 0 ? t.sameDay : offset(days) };
		}),
		holidayKind: worded(t.holidayKind),
		minFactor: worded(t.minFactor),
		classTypes: worded<string>(t.classTypes),
		activities: offered(activities, values.activities),
		units: offered(units, values.units),
		// they come with the shift plan
		workspaces: offered([], values.workspaces),
	};
}

const numbered = (words: readonly string[]): readonly Choice[] =>
	words.map((label, place) => ({ value: String(place + 1), label }));

const worded = <Value extends string>(
	words: Readonly<Record<Value, string>>,
): readonly Choice<Value>[] =>
	(Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));
