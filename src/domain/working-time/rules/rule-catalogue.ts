import * as z from "zod/mini";
import { autoShiftSettings } from "./auto-shift-to-tracking.ts";
import { autopauseSettings } from "./autopause.ts";
import { extratimeSettings } from "./extratime.ts";
import { flextimeSettings } from "./flextime.ts";
import { normalizeSettings } from "./normalize-to-worktime.ts";
import { overtimeSettings } from "./overtime.ts";
import { roundingSettings } from "./rounding.ts";

/** Every kind of time rule: a further one is a file and a line here. */
export const timeRule = z.discriminatedUnion("type", [
	normalizeSettings,
	roundingSettings,
	autopauseSettings,
	extratimeSettings,
	overtimeSettings,
	flextimeSettings,
	autoShiftSettings,
]);

export type TimeRule = z.output<typeof timeRule>;

/**
 * What there can be one of on a day: the type, and of ROUNDING each target.
 *
 * Example: ROUNDING of PAUSE → "ROUNDING PAUSE".
 */
export function slotOf(rule: TimeRule): string {
	return rule.type === "ROUNDING" ? `${rule.type} ${rule.target}` : rule.type;
}
