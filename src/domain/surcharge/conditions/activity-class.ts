import * as z from "zod/mini";
import type { WorkCondition } from "../condition.ts";

const type = "ACTIVITY_CLASS" as const;

const settings = z.strictObject({
	type: z.literal(type),
	classTypes: z.array(z.string()).check(z.minLength(1)),
});

/** Work of activities of some classes, e.g. ACTION or SHIFT_STANDBY. */
export const activityClass = {
	type,
	settings,
	prepare({ classTypes }: z.infer<typeof settings>): WorkCondition {
		const sought: ReadonlySet<string | null> = new Set(classTypes);
		return {
			on: "WORK",
			testIn: () => (piece) => sought.has(piece.classType),
		};
	},
};
