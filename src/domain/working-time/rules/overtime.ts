import * as z from "zod/mini";
import { validity } from "./validity.ts";

/** What is worked beyond a threshold in a day, week (Monday to Sunday) or month feeds the overtime account. */
export const overtimeSettings = z.strictObject({
	type: z.literal("OVERTIME"),
	...validity,
	period: z.enum(["DAY", "WEEK", "MONTH"]),
	afterMinutes: z.int().check(z.gte(0), z.lte(50_000)),
	/** 125: each minute counts one and a quarter. */
	factorPercent: z._default(z.int().check(z.gte(0), z.lte(1000)), 100),
	needsApproval: z._default(z.boolean(), false),
});

export type OvertimeSettings = z.output<typeof overtimeSettings>;

/**
 * Overtime that a day adds to its period.
 *
 * @param before worked in the period until this day
 * @param worked on this day
 *
 * Example: after 2400, 100 %, before 2300, worked 480 → 380.
 */
export function overtimeOf(
	{ afterMinutes, factorPercent }: Pick<OvertimeSettings, "afterMinutes" | "factorPercent">,
	before: number,
	worked: number,
): number {
	// weighed as a sum, so that the parts of a week make no other total than the whole
	const weighed = (minutes: number) =>
		Math.round((Math.max(0, minutes - afterMinutes) * factorPercent) / 100);
	return weighed(before + worked) - weighed(before);
}
