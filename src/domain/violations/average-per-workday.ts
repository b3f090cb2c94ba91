interface Window {
	readonly totalMinutes: number;
	/** Working days (Monday to Saturday) of the window, those taken out not counted. */
	readonly workdays: number;
}

export interface AveragePerWorkday {
	/** In hundredths of a minute, half up. */
	readonly hundredths: number;
	/** Compared exactly, not rounded. */
	readonly isKept: boolean;
}

/**
 * Working time per working day, against the eight hours of § 3 ArbZG. Days of leave, sickness and public holidays must not
 * serve as compensation: they are taken out of the divisor. Without any working day there is nothing to exceed.
 *
 * Example: 66_240 minutes on 144 days → 460.00, kept; on 132 → 501.82, not kept.
 */
export function averagePerWorkday(
	{ totalMinutes, workdays }: Window,
	dailyMinutes: number,
): AveragePerWorkday {
	if (workdays <= 0) return { hundredths: 0, isKept: true };
	return {
		hundredths: Math.floor((totalMinutes * 100) / workdays + 0.5),
		isKept: totalMinutes <= dailyMinutes * workdays,
	};
}
