import * as z from "zod/mini";
import type { WorkCondition } from "../condition.ts";

const type = "UNIT" as const;

const settings = z.strictObject({
	type: z.literal(type),
	units: z.array(z.string()).check(z.minLength(1)),
});

/** Work for some units, by their ids. */
export const unit = {
	type,
	settings,
	prepare({ units }: z.infer<typeof settings>): WorkCondition {
		const sought: ReadonlySet<string | null> = new Set(units);
		return {
			on: "WORK",
			testIn: () => (piece) => sought.has(piece.unit),
		};
	},
};
