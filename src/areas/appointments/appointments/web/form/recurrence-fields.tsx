import { dateOfDay } from "#domain/time/civil-date.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useTexts } from "#kit/web/texts.ts";
import { placeWords, weekdayName } from "../recurrence-words.ts";
import { texts } from "../text.ts";
import { type AppointmentValues, patternsOf } from "./appointment-values.ts";

interface Given {
	readonly form: Form<AppointmentValues>;
	readonly isSeries: boolean;
}

const all = ["NEVER", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;

/** How it comes again; of what is there once nothing else is asked. */
export function RecurrenceFields({ form, isSeries }: Given) {
	const t = useTexts(texts);
	const { repeats } = form.values;
	const offered = all.filter((one) => !(isSeries && one === "NEVER"));
	return (
		<>
			<SelectField
				{...form.field("repeats")}
				required
				options={offered.map((value) => ({ value, label: t.repeats[value] }))}
				onChange={(value) => form.set("repeats", value ?? "NEVER")}
			/>
			{repeats !== "NEVER" && (
				<>
					<NumberField {...form.field("interval")} least={1} most={99} unit={t.units[repeats]} />
					{repeats === "WEEKLY" && <Weekdays form={form} />}
					{(repeats === "MONTHLY" || repeats === "YEARLY") && <Pattern form={form} />}
					<Ending form={form} />
				</>
			)}
		</>
	);
}

type Part = Pick<Given, "form">;

function Weekdays({ form }: Part) {
	const t = useTexts(texts);
	const options = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
		...{ value: String(day), label: weekdayName(day, t) },
	}));
	return (
		<div data-wide>
			<MultiSelectField {...form.field("weekdays")} options={options} />
		</div>
	);
}

/** Which day of the month: places of the day on which it begins, and what was there before. */
function Pattern({ form }: Part) {
	const t = useTexts(texts);
	const { from, pattern } = form.values;
	if (from === null) return null;
	const { day } = dateOfDay(dayOfIso(from));
	const offered = new Set([...patternsOf(from), ...(pattern === null ? [] : [pattern])]);
	const wordsOf = (value: string) => {
		if (value === "DAY") return t.places.day(day);
		const [nth = "", days = ""] = value.split(":");
		return placeWords(Number(nth), days.split(",").map(Number), t);
	};
	const isRare = pattern === "DAY" && day > 28 && form.values.repeats === "MONTHLY";
	return (
		<SelectField
			{...form.field("pattern")}
			required
			options={[...offered].map((value) => ({ value, label: wordsOf(value) }))}
			help={isRare ? t.missingDays(`${day}.`) : undefined}
		/>
	);
}

function Ending({ form }: Part) {
	const t = useTexts(texts);
	const { ends } = form.values;
	return (
		<>
			<div data-wide>
				<SegmentedField
					{...form.field("ends")}
					options={(["NEVER", "UNTIL", "COUNT"] as const).map((value) => ({
						...{ value, label: t.ends[value] },
					}))}
				/>
			</div>
			{ends === "UNTIL" && <DateField {...form.field("until")} required />}
			{ends === "COUNT" && <NumberField {...form.field("count")} required least={1} most={999} />}
		</>
	);
}
