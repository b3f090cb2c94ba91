import type { LocalDay } from "../time/quantities.ts";
import { type LeavePot, type LeaveTake, spendLeave } from "./spend-leave.ts";

/** With what an account begins that was kept elsewhere before. */
export interface LeaveOpening {
	/** Absences from this day on are taken from the account; `taken` stands for those before. */
	readonly day: LocalDay;
	/** What earlier years left on that day; nothing else comes over from the year before. */
	readonly carried: readonly LeavePot[];
	/** Taken of the year's own leave before that day, in ten thousandths of a day. */
	readonly taken: number;
}

/** In the place of an absence: what was taken before the account was opened. */
export const ofOpening = -2;

/** Of what the year grants, that which was taken before the account was opened. */
export function spendBeforeOpening(earned: readonly LeavePot[], opening: LeaveOpening | null) {
	if (opening === null) return { earned, spent: [] };
	const { day, taken } = opening;
	const { left, spent } = spendLeave(earned, [{ day, units: taken, absence: ofOpening }]);
	return { earned: earned.map((pot, nth) => ({ ...pot, units: left[nth] ?? 0 })), spent };
}

/** Of leave, that which is taken from the account and not from what was kept before it. */
export function takesSinceOpening<Take extends Pick<LeaveTake, "day">>(
	takes: readonly Take[],
	opening: LeaveOpening | null,
): readonly Take[] {
	return opening === null ? takes : takes.filter(({ day }) => day >= opening.day);
}
