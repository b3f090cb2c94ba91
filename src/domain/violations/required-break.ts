import type { BreakDuty } from "./work-limits.ts";

/** The break that so much net work needs, in minutes. Example, adults: 360 → 0, 361 → 30, 541 → 45. */
export function requiredBreak(netMinutes: number, duties: readonly BreakDuty[]): number {
	let required = 0;
	for (const { afterMinutes, minutes } of duties) {
		if (netMinutes > afterMinutes) required = Math.max(required, minutes);
	}
	return required;
}
