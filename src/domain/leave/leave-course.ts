import { isoDayPlus } from "../time/iso-day.ts";
import type { StandingLine } from "./open-leave.ts";

/** A day on which an account changes, with what is left after it; in the unit of the account. */
export interface CoursePoint {
	/** Civil day. */
	readonly day: string;
	/** With all that is approved. */
	readonly remaining: number;
	/** The same once what is requested is taken as well. */
	readonly free: number;
}

/** A day of leave that is approved or requested. */
export interface CourseDay {
	readonly day: string;
	readonly units: number;
	readonly state: "APPROVED" | "REQUESTED";
}

/** `absence` null of what was taken: it was taken before the account was opened. */
export interface CourseLine extends StandingLine {
	readonly absence: unknown;
}

/**
 * An account over its year: the first day, each day on which something changes, and the last. What was granted before the year
 * counts from its first day on.
 *
 * @param lines of one year; leave that was taken counts by its days
 */
export function leaveCourse(
	year: number,
	lines: readonly CourseLine[],
	days: readonly CourseDay[],
): readonly CoursePoint[] {
	const [first, last] = [`${year}-01-01`, `${year}-12-31`];
	const moves = new Map<string, { approved: number; requested: number }>([
		[first, { approved: 0, requested: 0 }],
		[last, { approved: 0, requested: 0 }],
	]);
	const note = (on: string, name: "approved" | "requested", units: number) => {
		const day = on < first ? first : on > last ? last : on;
		const move = moves.get(day) ?? { approved: 0, requested: 0 };
		move[name] += units;
		moves.set(day, move);
	};
	// what lapses is there until the end of its last day
	for (const { kind, effectiveOn, units, absence } of lines)
		if (kind !== "TAKEN" || absence === null)
			note(kind === "EXPIRY" ? isoDayPlus(effectiveOn, 1) : effectiveOn, "approved", units);
	for (const { day, units, state } of days)
		note(day, state === "APPROVED" ? "approved" : "requested", 0 - units);
	let [remaining, requested] = [0, 0];
	return [...moves.keys()].sort().map((day) => {
		const move = moves.get(day) ?? { approved: 0, requested: 0 };
		remaining += move.approved;
		requested += move.requested;
		return { day, remaining, free: remaining + requested };
	});
}
