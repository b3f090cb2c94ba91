import type { TimeClocks } from "../contract.ts";

/**
 * When somebody who is at work has come: the begin of the unbroken run of entries that the running one ends. Null while
 * the clocks are stopped.
 */
export function cameAt({ day }: TimeClocks): string | null {
	const entries = day.entries.toReversed();
	const running = entries.find((entry) => entry.end === null);
	if (running === undefined) return null;
	let { begin } = running;
	for (const entry of entries) {
		if (entry.end !== null && Date.parse(entry.end) === Date.parse(begin)) {
			begin = entry.begin;
		}
	}
	return begin;
}
