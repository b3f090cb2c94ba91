import * as z from "zod/mini";
import type { WorkCondition } from "../condition.ts";

const type = "ACTIVITY" as const;

const settings = z.strictObject({
	type: z.literal(type),
	activities: z.array(z.string()).check(z.minLength(1)),
});

/** Work of some activities, by their ids. */
export const activity = {
	type,
	settings,
	prepare({ activities }: z.infer<typeof settings>): WorkCondition {
		const sought: ReadonlySet<string | null> = new Set(activities);
		return {
			on: "WORK",
			testIn: () => (piece) => sought.has(piece.activity),
		};
	},
};
