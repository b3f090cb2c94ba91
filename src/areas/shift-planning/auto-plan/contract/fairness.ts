import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";

export const fairnessColumns = [
	"name",
	"nights",
	"weekends",
	"holidays",
	"granted",
	"refused",
] as const;

const count = z.int();
export const fairnessRow = z.object({
	id,
	firstName: z.string(),
	lastName: z.string(),
	unitName: z.string(),
	counts: z.object({
		nights: count,
		/** Shifts on a Saturday or Sunday. */
		weekends: count,
		holidays: count,
		/** Wishes that came true, and that did not. */
		granted: count,
		refused: count,
	}),
});
export type FairnessRow = z.output<typeof fairnessRow>;
