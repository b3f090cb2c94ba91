import * as z from "zod/mini";
import type { EpochMinute } from "../../time/quantities.ts";
import type { Span } from "../facts.ts";
import { validity } from "./validity.ts";

/** A planned shift becomes an entry once it and the grace are over, where nothing was booked. */
export const autoShiftSettings = z.strictObject({
	type: z.literal("AUTOSHIFTTOTRACKING"),
	...validity,
	graceMinutes: z._default(z.int().check(z.gte(0), z.lte(10_080)), 0),
	state: z._default(z.enum(["REQUESTED", "APPROVED"]), "REQUESTED"),
});

export type AutoShiftSettings = z.output<typeof autoShiftSettings>;

/** Whether a planned shift is to become an entry. */
export function isDueShift(
	shift: Span,
	booked: readonly Span[],
	{ graceMinutes }: Pick<AutoShiftSettings, "graceMinutes">,
	now: EpochMinute,
): boolean {
	return (
		shift.end + graceMinutes <= now &&
		booked.every(({ begin, end }) => end <= shift.begin || begin >= shift.end)
	);
}
