import type { LineValues } from "./shift-line.tsx";

type Paused = Pick<LineValues, "beginMinute" | "endMinute" | "pauses">;

export function pauseMinutes({ pauses }: Pick<LineValues, "pauses">): number {
	return pauses.reduce((sum, { minutes }) => sum + minutes, 0);
}

const quarter = 15;

/** One pause of so many minutes where the first one was, else in the middle; none of no minutes. */
export function pausedBy(line: Paused, minutes: number): LineValues["pauses"] {
	if (minutes <= 0) return [];
	if (minutes === pauseMinutes(line)) return line.pauses;
	const { beginMinute, endMinute, pauses } = line;
	const middle = (beginMinute + endMinute - minutes) / 2;
	const latest = Math.max(beginMinute, endMinute - minutes);
	const minute = pauses[0]?.minute ?? Math.floor(middle / quarter) * quarter;
	return [{ minute: Math.min(Math.max(minute, beginMinute), latest), minutes }];
}
