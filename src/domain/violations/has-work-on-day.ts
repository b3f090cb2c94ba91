import type { CheckedDay } from "./checked-day.ts";
import type { RecordedShift } from "./recorded-shift.ts";
import { isWork } from "./shift-figures.ts";

/** Whether any work lies on the calendar day, of its own shifts or of one begun before. */
export function hasWorkOnDay({ shifts, earlierShift, bounds }: CheckedDay): boolean {
	const touches = ({ pieces }: RecordedShift) =>
		pieces.some((piece) => isWork(piece) && piece.begin < bounds.end && piece.end > bounds.begin);
	return (earlierShift !== null && touches(earlierShift)) || shifts.some(touches);
}
