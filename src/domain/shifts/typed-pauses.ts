import { parseTimeRange } from "../time/typed/parse-time-range.ts";
import type { ShiftTimes } from "./shift-times.ts";

type Pauses = ShiftTimes["pauses"];

/** By the clock of the day on which the shift begins; beyond 1440 on the next one. */
interface TypedTimes {
	readonly begin: number;
	readonly end: number;
}

/** On which a pause begins that nobody has placed. */
const quarter = 15;
const day = 1440;

const length = /^(\d{1,3})\s*(?:m|min\.?|minuten|minutes)?$/;

/**
 * The pause somebody typed into a form of a shift: by the clock ("12-12:30", after midnight where the shift is over by then), or
 * by its length alone ("30"), which puts it into the middle of what is free.
 *
 * @param other the other pause of the shift
 */
export function parsePause(
	text: string,
	shift: TypedTimes | null,
	other: TypedTimes | null,
): TypedTimes | undefined {
	const minutes = length.exec(text.trim().toLowerCase())?.[1];
	if (minutes !== undefined) return shift === null ? undefined : middleOf(shift, other, +minutes);
	const range = parseTimeRange(text, true);
	return range && shift ? onDayOf(shift, range) : range;
}

/** What is earlier by the clock than the shift begins is meant of the next day. */
function onDayOf({ begin: first }: TypedTimes, { begin, end }: TypedTimes): TypedTimes {
	return begin < first ? { begin: begin + day, end: end + day } : { begin, end };
}

function middleOf(
	shift: TypedTimes,
	other: TypedTimes | null,
	minutes: number,
): TypedTimes | undefined {
	const free = other === null ? shift : longerPart(shift, onDayOf(shift, other));
	if (minutes === 0 || minutes > free.end - free.begin) return undefined;
	const middle = (free.begin + free.end - minutes) / 2;
	const begin = Math.max(free.begin, Math.floor(middle / quarter) * quarter);
	return { begin, end: begin + minutes };
}

function longerPart({ begin, end }: TypedTimes, taken: TypedTimes): TypedTimes {
	const isBefore = taken.begin - begin > end - taken.end;
	return isBefore ? { begin, end: taken.begin } : { begin: taken.end, end };
}

/**
 * Pauses of a shift whose times were changed: as they are while all of them lie within it; else they part it evenly.
 *
 * Example: 06:00 to 14:00 with a pause at 10:00 becomes 22:00 to 06:00 → a pause at 01:45.
 */
export function settledPauses(
	{ beginMinute, endMinute }: Pick<ShiftTimes, "beginMinute" | "endMinute">,
	pauses: Pauses,
): Pauses {
	const isSettled = pauses.every(
		({ minute, minutes }) => minute >= beginMinute && minute + minutes <= endMinute,
	);
	if (isSettled) return pauses;
	const part = (endMinute - beginMinute) / (pauses.length + 1);
	return pauses.map(({ minutes }, nth) => {
		const begin = beginMinute + part * (nth + 1) - minutes / 2;
		return { minute: Math.max(beginMinute, Math.floor(begin / quarter) * quarter), minutes };
	});
}
