import * as z from "zod/mini";
import type { WorkCondition } from "../condition.ts";

const type = "MIN_DURATION" as const;

const settings = z.strictObject({
	type: z.literal(type),
	minutes: z.int().check(z.minimum(0), z.maximum(10_000)),
});

/** All work of shifts whose net work reaches so many minutes. Example: 600 → a shift of 9:59 h does not meet it. */
export const minDuration = {
	type,
	settings,
	prepare({ minutes }: z.infer<typeof settings>): WorkCondition {
		return {
			on: "WORK",
			testIn: () => (piece) => piece.shift.netMinutes >= minutes,
		};
	},
};
