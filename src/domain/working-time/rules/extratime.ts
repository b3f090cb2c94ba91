import * as z from "zod/mini";
import { conditionSettings } from "../../surcharge/condition-catalogue.ts";
import { validity } from "./validity.ts";

/** Credits minutes on top of work that meets all conditions: a fixed number a day, or a share of it. */
export const extratimeSettings = z.strictObject({
	type: z.literal("EXTRATIME"),
	...validity,
	conditions: z._default(z.array(conditionSettings).check(z.maxLength(20)), []),
	mode: z.enum(["FIXED", "PERCENT"]),
	/** Minutes, or per cent. */
	value: z.int().check(z.gte(0), z.lte(10_000)),
	/** Of a day; null: without limit. */
	maxMinutes: z._default(z.nullable(z.int().check(z.gte(0))), null),
});

export type ExtratimeSettings = z.output<typeof extratimeSettings>;

/**
 * Minutes credited for a day.
 *
 * @param metMinutes work that meets the conditions
 *
 * Example: 25 %, 90 minutes → 23.
 */
export function extraMinutes(
	{ mode, value, maxMinutes }: Pick<ExtratimeSettings, "mode" | "value" | "maxMinutes">,
	metMinutes: number,
): number {
	if (metMinutes <= 0) return 0;
	const wanted = mode === "FIXED" ? value : Math.round((metMinutes * value) / 100);
	return Math.min(wanted, maxMinutes ?? wanted);
}
