import * as z from "zod/mini";
import { customNames, customValues } from "#areas/settings/custom-fields/contract/values.ts";
import { id, instant } from "#kit/contract/fields.ts";
import { shiftTimes } from "./shift-values.ts";

/** A shift as others tell it. */
export const shiftAnswer = z.object({
	id,
	version: z.int(),
	...shiftTimes,
	begin: instant,
	end: instant,
	/** Minutes without pauses. */
	minutes: z.int(),
	user: z.nullable(z.object({ id, firstName: z.string(), lastName: z.string() })),
	workspace: z.nullable(z.object({ id, name: z.string(), color: z.string() })),
	unit: z.object({ id, name: z.string() }),
	activity: z.object({
		id,
		name: z.string(),
		code: z.nullable(z.string()),
		color: z.string(),
		classType: z.string(),
	}),
	customer: z.nullable(z.object({ id, name: z.string() })),
	/** Others of the same group: who else has it. */
	group: z.array(
		z.object({
			shiftId: id,
			version: z.int(),
			userId: z.nullable(id),
			name: z.nullable(z.string()),
		}),
	),
	groupId: z.nullable(id),
	/** When it was made known to the people; null: not yet. */
	publishedAt: z.nullable(instant),
	/** The reader may change it. */
	mayChange: z.boolean(),
	/** And delete it. */
	mayDelete: z.boolean(),
});

/** As lists tell it: with what the company adds to shifts. */
export const listedShift = z.extend(shiftAnswer, { custom: customValues, customNames });

/** And by itself. */
export const shiftDetail = z.extend(listedShift, {
	/** Its department and those above it, for which custom fields are asked for. */
	unitIds: z.array(id),
});
