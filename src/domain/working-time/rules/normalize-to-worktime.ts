import * as z from "zod/mini";
import type { Span } from "../facts.ts";
import { minutesOfDay, validity } from "./validity.ts";

/**
 * Cuts shifts to the working time or the frame of the day; never makes them longer. With a tolerance only what exceeds
 * by no more is cut: somebody who comes two hours early was meant to. Null: always.
 */
export const normalizeSettings = z.strictObject({
	type: z.literal("NORMALIZE2WORKTIME"),
	...validity,
	to: z.enum(["WORKING_TIME", "FRAME"]),
	toleranceBeforeMinutes: z._default(z.nullable(minutesOfDay), null),
	toleranceAfterMinutes: z._default(z.nullable(minutesOfDay), null),
});

export type NormalizeSettings = z.output<typeof normalizeSettings>;
type Tolerances = Pick<NormalizeSettings, "toleranceBeforeMinutes" | "toleranceAfterMinutes">;

/** Where a shift begins once what lies too early is cut. */
export function normalizedBegin(
	begin: number,
	limits: Span,
	{ toleranceBeforeMinutes: tolerance }: Tolerances,
): number {
	const isCut = begin < limits.begin && (tolerance === null || limits.begin - begin <= tolerance);
	return isCut ? limits.begin : begin;
}

/** Where it ends once what lies too late is cut. */
export function normalizedEnd(
	end: number,
	limits: Span,
	{ toleranceAfterMinutes: tolerance }: Tolerances,
): number {
	const isCut = end > limits.end && (tolerance === null || end - limits.end <= tolerance);
	return isCut ? limits.end : end;
}
