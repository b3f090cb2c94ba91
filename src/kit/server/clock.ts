/** The only place of the server that reads the clock; everything else is handed an instant. */
export interface Clock {
	now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
