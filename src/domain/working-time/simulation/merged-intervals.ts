import type { Zone } from "../../time/zone.ts";
import type { Stretch } from "../stretches/stretch.ts";
import { instantText } from "./iso-instant.ts";
import type { SimulatedDay } from "./simulation-answer.ts";

/** A day's intervals as instants; what follows at once and is of the same kind is one, however often it was booked. */
export function mergedIntervals(
	stretches: readonly Readonly<Stretch>[],
	zone: Zone,
): SimulatedDay["intervals"] {
	const merged: Pick<Stretch, "begin" | "end" | "kind">[] = [];
	for (const { begin, end, kind } of stretches) {
		const last = merged.at(-1);
		if (last?.kind === kind && last.end === begin) last.end = end;
		else merged.push({ begin, end, kind });
	}
	return merged.map(({ begin, end, kind }) => ({
		begin: instantText(begin, zone),
		end: instantText(end, zone),
		kind,
	}));
}
