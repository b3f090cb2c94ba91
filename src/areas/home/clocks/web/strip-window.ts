import type { TimeClocks } from "../contract.ts";

const hour = 3_600_000;
const usualFrom = 6;
const usualTo = 18;
const mostLabels = 7;

export interface StripWindow {
	/** Milliseconds since the epoch. */
	readonly begin: number;
	readonly end: number;
	/** Where the hours are written. */
	readonly labels: readonly number[];
}

/**
 * The stretch of time that the strip of the day shows: six to six, wider where work began earlier or goes on later. The
 * labels keep whole steps, so that the strip never shows more of them than fit.
 *
 * @param midnight begin of the local day
 */
export function stripWindow(
	entries: readonly Pick<TimeClocks["day"]["entries"][number], "begin" | "end">[],
	midnight: number,
	now: number,
): StripWindow {
	const instants = entries.flatMap(({ begin, end }) => [
		Date.parse(begin),
		end === null ? now : Date.parse(end),
	]);
	const first = Math.min(midnight + usualFrom * hour, ...instants);
	const last = Math.max(midnight + usualTo * hour, ...instants);
	const from = Math.floor((first - midnight) / hour);
	const to = Math.ceil((last - midnight) / hour);
	const step = Math.max(1, Math.ceil((to - from) / (mostLabels - 1)));
	const steps = Math.ceil((to - from) / step);
	const begin = midnight + from * hour;
	return {
		begin,
		end: begin + steps * step * hour,
		labels: Array.from({ length: steps + 1 }, (_, index) => begin + index * step * hour),
	};
}
