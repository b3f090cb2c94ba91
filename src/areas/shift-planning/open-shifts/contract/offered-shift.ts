import * as z from "zod/mini";
import { civilDay, id, instant } from "#kit/contract/fields.ts";

/** A shift as people are shown it who may take it. */
export const offeredShift = z.object({
	id,
	day: civilDay,
	/** Minutes of the day's wall clock; the end may lie beyond 1440. */
	beginMinute: z.int(),
	endMinute: z.int(),
	pauseMinutes: z.int(),
	begin: instant,
	end: instant,
	activity: z.object({ name: z.string(), code: z.nullable(z.string()), color: z.string() }),
	workspace: z.nullable(z.object({ name: z.string(), color: z.string() })),
	unitName: z.string(),
});
export type OfferedShift = z.output<typeof offeredShift>;

export const named = z.object({ id, firstName: z.string(), lastName: z.string() });
