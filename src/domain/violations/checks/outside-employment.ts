import type { CheckedDay } from "../checked-day.ts";

/** Anything recorded before the entry or after the exit. */
export function outsideEmployment({ isEmployed, shifts }: CheckedDay) {
	if (isEmployed || shifts.length === 0) return null;
	return { code: "OUTSIDE_EMPLOYMENT", severity: "ERROR" } as const;
}
