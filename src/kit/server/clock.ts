/** The only place of the server that reads the clock; everything else is handed an instant. */
export interface Clock {
	now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Milliseconds on a watch that only runs, for durations that are measured and never kept. */
export function stopwatch(): number {
	return performance.now();
}
