import * as z from "zod/mini";
import type { WorkCondition } from "../condition.ts";
import { minuteOfWallTime, wallTime } from "./wall-time.ts";

const type = "BEGUN_BEFORE" as const;

const settings = z.strictObject({
	type: z.literal(type),
	time: wallTime,
	/** The opposite: begun at that time or later. */
	isLater: z.optional(z.nullable(z.boolean())),
});

/**
 * Work of shifts begun before a time on the wall clock of the minute's own calendar day. Example: 00:00 → of a shift from
 * 22:00 to 06:00 what lies after midnight, since on that day it began before 0 h; not what lies before.
 */
export const begunBefore = {
	type,
	settings,
	prepare({ time, isLater }: z.infer<typeof settings>): WorkCondition {
		const minute = minuteOfWallTime(time);
		const isSought = isLater !== true;
		return {
			on: "WORK",
			testIn:
				(zone) =>
				({ shift: { begin } }, day) =>
					begin + zone.offsetAt(begin) < day * 1440 + minute === isSought,
		};
	},
};
