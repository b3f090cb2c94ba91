import { minuteOf } from "../../time/epoch.ts";
import type { ShiftFact, WorkFact } from "../facts.ts";
import type { ClockClass } from "../timeline/time-class.ts";
import type { Stretch, StretchKind } from "./stretch.ts";

const kinds: Readonly<Record<ClockClass | "SHIFT_STANDBY", StretchKind>> = {
	WORKTIME: "WORK",
	ACTION: "WORK",
	SHIFT_STANDBY: "WORK",
	PAUSE: "PAUSE",
	BREAK: "BREAK",
};

/**
 * Appends a shift's stretches in whole minutes: seconds of an edge are left out on either side of it, so that no minute
 * is lost or counted twice where one entry follows another. A gap between entries is a pause.
 */
export function layShift(stretches: Stretch[], { entries }: ShiftFact, shift: number): void {
	let reached = minuteOf((entries[0] as WorkFact).begin) as number;
	for (const entry of entries) {
		const begin = minuteOf(entry.begin);
		const end = minuteOf(entry.end);
		if (begin > reached) {
			const gap = { begin: reached, end: begin, entry: null, shift };
			stretches.push({ ...gap, kind: "PAUSE" });
		}
		if (end > begin) {
			const kind = kinds[entry.classType];
			stretches.push({ begin, end, kind, entry, shift });
		}
		reached = end;
	}
}
