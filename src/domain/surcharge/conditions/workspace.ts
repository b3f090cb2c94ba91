import * as z from "zod/mini";
import type { WorkCondition } from "../condition.ts";

const type = "WORKSPACE" as const;

const settings = z.strictObject({
	type: z.literal(type),
	workspaces: z.array(z.string()).check(z.minLength(1)),
});

/** Work in some workspaces, by their ids. */
export const workspace = {
	type,
	settings,
	prepare({ workspaces }: z.infer<typeof settings>): WorkCondition {
		const sought: ReadonlySet<string | null> = new Set(workspaces);
		return {
			on: "WORK",
			testIn: () => (piece) => sought.has(piece.workspace),
		};
	},
};
