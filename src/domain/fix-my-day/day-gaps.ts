import { type Gap, gapKinds } from "./gap.ts";
import type { GapDay, GapSetup } from "./gap-day.ts";
import { bookingConflict } from "./gaps/booking-conflict.ts";
import { missingClockOut } from "./gaps/missing-clock-out.ts";
import { noActuals } from "./gaps/no-actuals.ts";
import { over10Hours } from "./gaps/over-10-hours.ts";
import { overlap } from "./gaps/overlap.ts";
import { pauseMissing } from "./gaps/pause-missing.ts";
import { reasonMissing } from "./gaps/reason-missing.ts";
import { rejected } from "./gaps/rejected.ts";

/** Every kind of gap: a further one is a file and a line here. */
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
