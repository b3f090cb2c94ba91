import * as z from "zod/mini";
import { minuteOf } from "../../time/epoch.ts";
import type { EpochSecond } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import { validity } from "./validity.ts";

/** MERCANTILE: half of the grid and more goes up. */
export const roundingModes = ["NONE", "MERCANTILE", "UP", "DOWN"] as const;
export type RoundingMode = (typeof roundingModes)[number];

/**
 * BEGIN and END move the outer edges of a shift, PAUSE the day's sum of booked pauses, DURATION the minutes worked. The
 * recorded times stay as they are.
 */
export const roundingSettings = z.strictObject({
	type: z.literal("ROUNDING"),
	...validity,
	target: z.enum(["BEGIN", "END", "PAUSE", "DURATION"]),
	mode: z.enum(roundingModes),
	gridMinutes: z.int().check(z.gte(1), z.lte(1440)),
});

export type RoundingSettings = z.output<typeof roundingSettings>;
type Grid = Pick<RoundingSettings, "mode" | "gridMinutes">;

/** A value put on a grid of the same unit. Example: 7, grid 15, MERCANTILE → 0; 8 → 15. */
export function roundTo(value: number, grid: number, mode: RoundingMode): number {
	const rest = value - Math.floor(value / grid) * grid;
	if (rest === 0 || mode === "NONE") return value;
	const goesUp = mode === "UP" || (mode === "MERCANTILE" && rest * 2 >= grid);
	return goesUp ? value - rest + grid : value - rest;
}

/** An edge in epoch minutes; the grid begins at local midnight. Example: 07:07:30, 15, MERCANTILE → 07:15. */
export function roundEdge(edge: EpochSecond, { mode, gridMinutes }: Grid, zone: Zone): number {
	if (mode === "NONE") return minuteOf(edge);
	const wallClock = edge + zone.offsetAt(minuteOf(edge)) * 60;
	const ofDay = wallClock - Math.floor(wallClock / 86_400) * 86_400;
	return (edge + roundTo(ofDay, gridMinutes * 60, mode) - ofDay) / 60;
}
