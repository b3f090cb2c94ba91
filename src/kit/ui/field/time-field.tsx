import { parseTime } from "#domain/time/typed/parse-time.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { FieldGiven } from "./field-given.ts";
import { printMinutes } from "./print-minutes.ts";
import { texts } from "./text.ts";
import { type Step, TypedField } from "./typed/typed-field.tsx";

interface Given extends FieldGiven<number | null> {
	/** Whether 24:00 may be typed: where a time ends something. */
	readonly isEnd?: boolean;
}

const quarter = 15;

/** A time of day as minutes since midnight. Arrows: a quarter of an hour, with Shift a minute; Page keys an hour. */
export function TimeField({ isEnd = false, ...given }: Given) {
	const t = useTexts(texts).fault;
	return (
		<TypedField
			{...given}
			room="time"
			print={printMinutes}
			parse={(text) => {
				const minute = parseTime(text);
				return minute === undefined || (minute === 1440 && !isEnd)
					? { fault: t.time }
					: { value: minute };
			}}
			step={steppedTime}
			rightWidth={0}
		/>
	);
}

function steppedTime(value: number | null, { by, isFar, isFine }: Step): number {
	const size = isFar ? 60 : isFine ? 1 : quarter;
	const next = steppedTo(value ?? 8 * 60 - by * size, by, size);
	return ((next % 1440) + 1440) % 1440;
}

/** Quarters are met exactly: 8:07 up is 8:15. */
function steppedTo(value: number, by: 1 | -1, size: number): number {
	if (size === 1) return value + by;
	const onGrid = by > 0 ? Math.floor(value / size) : Math.ceil(value / size);
	return (onGrid + by) * size;
}
