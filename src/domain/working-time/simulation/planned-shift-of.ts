import { minuteOf } from "../../time/epoch.ts";
import { localDayOf, localMinuteOf } from "../../time/local-time.ts";
import type { EpochMinute } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import { breakOn } from "../layout/local-span.ts";
import type { PlannedShift } from "../layout/planned-shift.ts";
import { secondOfInstant } from "./iso-instant.ts";
import type { SimulationInput } from "./simulation-input.ts";
import { localMinute } from "./worksheet-of.ts";

/** A shift as it was sent; of its pauses counts what lies inside, those before its time of day lie on the next day. */
export function plannedShiftOf(given: SimulationInput["shifts"][number], zone: Zone): PlannedShift {
	const begin = minuteOf(secondOfInstant(given.begin));
	const end = minuteOf(secondOfInstant(given.end));
	const day = localDayOf(begin, zone);
	const from = localMinuteOf(begin, zone);
	const pauses = given.pauses
		.map((pause) => {
			const time = { begin: localMinute(pause.begin), minutes: pause.minutes };
			const span = breakOn(day, time, from, zone);
			return {
				begin: Math.max(span.begin, begin) as EpochMinute,
				end: Math.min(span.end, end) as EpochMinute,
			};
		})
		.filter((pause) => pause.begin < pause.end)
		.sort((a, b) => a.begin - b.begin);
	return { begin, end, pauses, classType: given.classType };
}
