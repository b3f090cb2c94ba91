import { instantOfLocal } from "../../time/instant-of-local.ts";
import type { LocalMinute } from "../../time/quantities.ts";
import type { CheckedDay } from "../checked-day.ts";

/** Anything recorded before the entry or after the exit. */
export function outsideEmployment({ isEmployed, shifts }: CheckedDay) {
	if (isEmployed || shifts.length === 0) return null;
	return { code: "OUTSIDE_EMPLOYMENT", severity: "ERROR" } as const;
}

/**
 * Core time in which nothing was recorded: neither work nor a pause. Example: core time from 09:00, came at 09:20 → 20.
 */
export function coreTimeMissed(checked: CheckedDay) {
	const { coreTime, shifts, earlierShift } = checked;
	if (coreTime === null) return null;
	const begin = instantOn(checked, coreTime.begin);
	const end = instantOn(checked, coreTime.end);
	let minutes = Math.max(0, end - begin);
	for (const { pieces } of earlierShift === null ? shifts : [earlierShift, ...shifts]) {
		for (const piece of pieces) {
			const from = Math.max(begin, piece.begin);
			minutes -= Math.max(0, Math.min(end, piece.end) - from);
		}
	}
	if (minutes <= 0) return null;
	return { code: "CORE_TIME_MISSED", severity: "WARNING", minutes } as const;
}

function instantOn({ day, bounds, zone }: CheckedDay, minute: LocalMinute) {
	// on all days but two of a year the clock runs evenly
	return bounds.end - bounds.begin === 1440
		? bounds.begin + minute
		: instantOfLocal(day, minute, zone);
}
