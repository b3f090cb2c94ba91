import { useState } from "react";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { parseDay } from "#domain/time/typed/parse-day.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type AllowedDays, allowed } from "./allowed-days.ts";
import { CalendarPopover } from "./calendar/calendar-popover.tsx";
import { dayNow } from "./day-now.ts";
import type { FieldGiven } from "./field-given.ts";
import { texts } from "./text.ts";
import { type Step, TypedField } from "./typed/typed-field.tsx";
import type { Parsed } from "./typed/use-typed-text.ts";

export interface DateGiven extends FieldGiven<string | null>, AllowedDays {
	/** False for birthdays and the like, where nobody asks for the weekday. */
	readonly withWeekday?: boolean;
}

/** A day ("2026-11-21"), typed in any short form or chosen from a calendar. Arrows: a day; Page keys: a month. */
export function DateField(given: DateGiven) {
	const t = useTexts(texts).fault;
	const format = useFormat();
	const [isOpen, setOpen] = useState(false);
	const print = (day: string) =>
		given.withWeekday === false ? format.date(day) : format.dayWithYear(day);
	const parse = (text: string): Parsed<string> => {
		const latest = given.latest && dayOfIso(given.latest);
		const found = parseDay(text, { today: dayNow(), ...(latest && { latest }) });
		if (found === undefined) return { fault: t.day };
		const day = isoOfDay(found);
		return allowed({ from: day, to: day }, given, { t, format }) ?? { value: day };
	};
	const step = (value: string | null, by: Step) => {
		const next = isoOfDay(stepped(value, by));
		const isOut =
			(given.earliest && next < given.earliest) || (given.latest && next > given.latest);
		return isOut ? value : next;
	};
	return (
		<TypedField
			{...given}
			room="day"
			print={print}
			parse={parse}
			step={step}
			onOpen={() => setOpen(true)}
			right={(choose) => (
				<CalendarPopover
					label={given.label}
					disabled={given.disabled || given.readOnly}
					isOpen={isOpen}
					setOpen={setOpen}
					isRange={false}
					from={given.value}
					to={given.value}
					onChange={choose}
					days={given}
				/>
			)}
		/>
	);
}

function stepped(value: string | null, { by, isFar }: Step): LocalDay {
	// the first key on an empty field is today
	if (value === null) return dayNow();
	const day = dayOfIso(value);
	return isFar ? addMonths(day, by) : ((day + by) as LocalDay);
}
