import type { LocalDay } from "../time/quantities.ts";
import { type LeavePot, type LeaveTake, spendLeave } from "./spend-leave.ts";

/** With what an account begins that was kept elsewhere before. */
export interface LeaveOpening {
	/** Absences from this day on are taken from the account; `taken` stands for those before. */
	readonly day: LocalDay;
	/** What earlier years left on that day; nothing else comes over from the year before. */
	readonly carried: readonly LeavePot[];
	/** Taken of the year's own leave before that day, in the unit of the account. */
	readonly taken: number;
	/** In the place of `taken`: all that is left on that day, `carried` among it; what was taken follows from it. */
	readonly rest?: number;
}

/** What was taken of the year's own leave before the account was opened; below 0 where more is left than the year grants. */
function takenBefore(
	granted: number,
	{ taken, rest, carried }: Pick<LeaveOpening, "taken" | "rest" | "carried">,
): number {
	if (rest === undefined) return taken;
	const ofEarlierYears = carried.reduce((sum, { units }) => sum + units, 0);
	return granted - (rest - ofEarlierYears);
}

/** In the place of an absence: what was taken before the account was opened. */
export const ofOpening = -2;

/**
 * Of what the year grants, that which was taken before the account was opened.
 *
 * @returns `beyond`: what was left then beyond all that the year grants; it is granted by the opening itself
 */
export function spendBeforeOpening(
	granted: readonly LeavePot[],
	opening: LeaveOpening | null,
	year: number,
) {
	if (opening === null) return { earned: granted, spent: [], beyond: 0 };
	const { day } = opening;
	const taken = takenBefore(
		granted.reduce((sum, { units }) => sum + units, 0),
		opening,
	);
	if (taken < 0) {
		const more = { origin: "EXTRA", year, isCarried: false, expiresOn: null } as const;
		return { earned: [...granted, { ...more, units: 0 - taken }], spent: [], beyond: 0 - taken };
	}
	const { left, spent } = spendLeave(granted, [{ day, units: taken, absence: ofOpening }]);
	const earned = granted.map((pot, nth) => ({ ...pot, units: left[nth] ?? 0 }));
	return { earned, spent, beyond: 0 };
}

/** Of leave, that which is taken from the account and not from what was kept before it. */
export function takesSinceOpening<Take extends Pick<LeaveTake, "day">>(
	takes: readonly Take[],
	opening: LeaveOpening | null,
): readonly Take[] {
	return opening === null ? takes : takes.filter(({ day }) => day >= opening.day);
}
