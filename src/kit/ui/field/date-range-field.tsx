import { useState } from "react";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { parseDayRange } from "#domain/time/typed/parse-day-range.ts";
import { type Format, useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type AllowedDays, allowed } from "./allowed-days.ts";
import { CalendarPopover } from "./calendar/calendar-popover.tsx";
import { dayNow } from "./day-now.ts";
import type { FieldGiven } from "./field-given.ts";
import { texts } from "./text.ts";
import { type Step, TypedField } from "./typed/typed-field.tsx";
import type { Parsed } from "./typed/use-typed-text.ts";

/** Days from the first to the last, both inclusive. */
export interface Days {
	readonly from: string;
	readonly to: string;
}

type Given = FieldGiven<Days | null> & AllowedDays;

/** A period, typed ("21.11.-24.11.", "KW 47") or chosen from a calendar. Arrows move it by a day, Page keys by its length. */
export function DateRangeField(given: Given) {
	const t = useTexts(texts).fault;
	const format = useFormat();
	const [isOpen, setOpen] = useState(false);
	const [begun, setBegun] = useState<string | null>(null);
	const parse = (text: string): Parsed<Days> => {
		const found = parseDayRange(text, { today: dayNow() });
		if (found === undefined) return { fault: t.dayRange };
		const days = { from: isoOfDay(found.from), to: isoOfDay(found.to) };
		return allowed(days, given, { t, format }) ?? { value: days };
	};
	return (
		<TypedField
			{...given}
			room="days"
			print={(days) => printDays(days, format)}
			parse={parse}
			step={moved}
			onOpen={() => setOpen(true)}
			right={(choose) => (
				<CalendarPopover
					label={given.label}
					disabled={given.disabled || given.readOnly}
					isOpen={isOpen}
					setOpen={(next) => {
						setBegun(null);
						setOpen(next);
					}}
					isRange
					from={begun ?? given.value?.from ?? null}
					to={begun === null ? (given.value?.to ?? null) : null}
					onChange={(from, to) => (to === null ? setBegun(from) : choose({ from, to }))}
					days={given}
				/>
			)}
		/>
	);
}

/** The year once, where both days share it. */
function printDays({ from, to }: Days, format: Format): string {
	const last = format.dayWithYear(to);
	if (from === to) return last;
	const isSameYear = from.slice(0, 4) === to.slice(0, 4);
	const first = isSameYear ? format.day(from) : format.dayWithYear(from);
	return `${first} – ${last}`;
}

function moved(value: Days | null, { by, isFar }: Step): Days {
	if (value === null) {
		const today = isoOfDay(dayNow());
		return { from: today, to: today };
	}
	const from = dayOfIso(value.from);
	const to = dayOfIso(value.to);
	const days = isFar ? by * (to - from + 1) : by;
	return { from: isoOfDay((from + days) as LocalDay), to: isoOfDay((to + days) as LocalDay) };
}
