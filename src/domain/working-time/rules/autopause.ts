import * as z from "zod/mini";
import { minutesOfDay, validity } from "./validity.ts";

const step = z.strictObject({ afterMinutes: minutesOfDay, pauseMinutes: minutesOfDay });

/**
 * A pause that is taken off where none was booked. COMPLETE_DURATION: the whole pause of the highest step exceeded;
 * ABOVE_THRESHOLD: step by step no more than what exceeds it, so that somebody who works a minute longer never gets less.
 */
export const autopauseSettings = z.strictObject({
	type: z.literal("AUTOPAUSE"),
	...validity,
	behaviour: z.enum(["ABOVE_THRESHOLD", "COMPLETE_DURATION"]),
	/** Shorter pauses are unpaid but do not count (§ 4 sentence 2 ArbZG: 15 minutes). */
	minBlockMinutes: z._default(minutesOfDay, 15),
	steps: z.array(step).check(z.maxLength(10)),
});

export type AutopauseSettings = z.output<typeof autopauseSettings>;

/** To be taken off where the day's net work, less the pauses before this one, reaches `afterMinutes`. */
export interface AutomaticPause {
	readonly afterMinutes: number;
	readonly minutes: number;
}

/**
 * The pauses to take off. A step is exceeded by more than its minutes: six hours sharp need no pause (§ 4 ArbZG).
 *
 * @param netMinutes work without any pause
 * @param countedMinutes pauses booked in blocks that are long enough
 */
export function automaticPauses(
	{ behaviour, steps }: Pick<AutopauseSettings, "behaviour" | "steps">,
	netMinutes: number,
	countedMinutes: number,
): AutomaticPause[] {
	const exceeded = steps
		.filter(({ afterMinutes }) => netMinutes > afterMinutes)
		.sort((a, b) => a.afterMinutes - b.afterMinutes);
	if (behaviour === "ABOVE_THRESHOLD") return aboveThresholds(exceeded, netMinutes, countedMinutes);
	const highest = exceeded.at(-1);
	if (highest === undefined) return [];
	const missing = Math.min(highest.pauseMinutes - countedMinutes, netMinutes);
	const { afterMinutes } = highest;
	return missing > 0 ? [{ afterMinutes, minutes: missing }] : [];
}

function aboveThresholds(
	ascending: AutopauseSettings["steps"],
	netMinutes: number,
	countedMinutes: number,
): AutomaticPause[] {
	const pauses: AutomaticPause[] = [];
	let net = netMinutes;
	let taken = countedMinutes;
	for (const { afterMinutes, pauseMinutes } of ascending) {
		const minutes = Math.min(pauseMinutes - taken, net - afterMinutes);
		if (minutes <= 0) continue;
		pauses.push({ afterMinutes, minutes });
		net -= minutes;
		taken += minutes;
	}
	return pauses;
}
