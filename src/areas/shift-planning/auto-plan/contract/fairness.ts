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

/** What is shown beside the others', as far as it is shared out. */
export const sharedCounts = ["nights", "weekends", "holidays"] as const;

const count = z.int();
const part = z.number();
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
	/** Of the highest count that anybody has whom the reader sees, listed or not: 0 to 1. */
	parts: z.object({ nights: part, weekends: part, holidays: part }),
});
export type FairnessRow = z.output<typeof fairnessRow>;
