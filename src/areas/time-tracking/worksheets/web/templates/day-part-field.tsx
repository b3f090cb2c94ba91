import { parseTimeRanges } from "#domain/time/typed/parse-time-ranges.ts";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import { TypedField } from "#kit/ui/field/typed/typed-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { DayValues } from "../../contract/worksheet-day.ts";
import { texts } from "../../text.ts";
import { printSpan } from "./print-span.ts";
import { type DayPart, type TypedDay, withPart } from "./typed-day.ts";

interface Given {
	readonly part: DayPart;
	readonly day: TypedDay;
	readonly onChange: (day: TypedDay) => void;
	readonly placeholder?: string | undefined;
}

/** The field of one part of a day, typed in one go: "7:42", "8-16:12", "12-12:30, 15-15:15". */
export function DayPartField({ part, day, onChange, placeholder }: Given) {
	const t = useTexts(texts).day;
	const given = { label: t[part], placeholder };
	if (part === "target")
		return (
			<DurationField
				{...given}
				value={day.target}
				most={1440}
				onChange={(next, unparsed) => onChange(withPart(day, part, next, unparsed))}
			/>
		);
	if (part === "breaks")
		return (
			<TypedField<Breaks>
				{...given}
				value={day.breaks.length === 0 ? null : day.breaks}
				onChange={(next, unparsed) => onChange(withPart(day, part, next ?? [], unparsed))}
				room="days"
				print={printBreaks}
				parse={(text) => {
					const breaks = parseBreaks(text);
					return breaks === undefined ? { fault: t.breaksFault } : { value: breaks };
				}}
				rightWidth={0}
			/>
		);
	return (
		<TimeRangeField
			{...given}
			value={day[part]}
			passesMidnight
			onChange={(next, unparsed) => onChange(withPart(day, part, next, unparsed))}
		/>
	);
}

type Breaks = DayValues["breaks"];

const most = 10;
/** Longest break, in minutes. */
const longest = 720;

function printBreaks(breaks: Breaks): string {
	return breaks.map(({ begin, minutes }) => printSpan({ begin, end: begin + minutes })).join(", ");
}

function parseBreaks(text: string): Breaks | undefined {
	const spans = parseTimeRanges(text);
	if (spans === undefined || spans.length > most) return undefined;
	const breaks = spans.map(({ begin, end }) => ({ begin, minutes: end - begin }));
	return breaks.some(({ minutes }) => minutes > longest) ? undefined : breaks;
}
