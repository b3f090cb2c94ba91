import type { EpochMinute } from "../time/quantities.ts";
import { type LaidShift, netMinutes } from "./shift-times.ts";

/** What a shorter shift has to keep. */
interface Limits {
	readonly restMinutes: number;
	readonly dailyMaximum: number;
	/** Shorter ones are not worth coming for. */
	readonly leastMinutes: number;
}

/**
 * A shift as far as the others of the same person leave room for it: behind the rest after the one before, ahead of the rest
 * before the next one, no longer than a day may be. Pauses that no longer lie within it are left out. Null where it needs not be
 * shorter, or would be too short.
 *
 * Example: 06:00 to 14:30 after a shift until 22:00, eleven hours of rest → 09:00 to 14:30.
 *
 * @param others her other shifts that are work, in any order
 */
export function shortenedShift(
	shift: LaidShift,
	others: readonly LaidShift[],
	{ restMinutes, dailyMaximum, leastMinutes }: Limits,
): LaidShift | null {
	let begin: number = shift.begin;
	let end: number = shift.end;
	for (const other of others) {
		if (other.begin <= shift.begin) begin = Math.max(begin, other.end + restMinutes);
		else end = Math.min(end, other.begin - restMinutes);
	}
	if (end <= begin) return null;
	const within = pausesWithin(shift, begin, end);
	const beyond = netMinutes({ ...within, end: end as EpochMinute }) - dailyMaximum;
	if (beyond > 0) end -= beyond;
	const made = { ...pausesWithin(shift, begin, end), end: end as EpochMinute };
	const isSame = made.begin === shift.begin && made.end === shift.end;
	return isSame || netMinutes(made) < leastMinutes ? null : made;
}

function pausesWithin({ pauses }: LaidShift, begin: number, end: number): LaidShift {
	return {
		begin: begin as EpochMinute,
		end: end as EpochMinute,
		pauses: pauses.filter((one) => one.begin > begin && one.begin + one.minutes < end),
	};
}
