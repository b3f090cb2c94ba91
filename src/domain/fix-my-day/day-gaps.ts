import { type Gap, gapKinds } from "./gap.ts";
import type { GapDay, GapSetup } from "./gap-day.ts";
import {
	bookingConflict,
	missingClockOut,
	over10Hours,
	reasonMissing,
	rejected,
} from "./gaps/entry-gaps.ts";
import { noActuals } from "./gaps/no-actuals.ts";
import { overlap } from "./gaps/overlap.ts";
import { pauseMissing } from "./gaps/pause-missing.ts";

/** Every kind of gap: a further one is a function and a line here. */
const finders: readonly ((day: GapDay, setup: GapSetup) => Gap[])[] = [
	missingClockOut,
	noActuals,
	rejected,
	overlap,
	pauseMissing,
	reasonMissing,
	bookingConflict,
	over10Hours,
];

/** What is wrong with some days and what would mend it: the newest day first, on a day the most pressing. */
export function dayGaps(days: readonly GapDay[], setup: GapSetup): Gap[] {
	return days
		.filter(({ isClosed }) => !isClosed)
		.flatMap((day) => finders.flatMap((find) => find(day, setup)))
		.toSorted(
			(one, other) =>
				other.day - one.day || gapKinds.indexOf(one.kind) - gapKinds.indexOf(other.kind),
		);
}

/** What somebody still has to do. */
export function isOpen({ isNotice, isWaiting }: Gap): boolean {
	return !isNotice && !isWaiting;
}

/**
 * So many days before today are looked at for gaps: a whole month, with some days of grace for the person who mends it once it
 * is over.
 */
export const gapDays = 35;
