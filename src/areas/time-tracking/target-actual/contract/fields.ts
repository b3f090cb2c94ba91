import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { dayFlags } from "./day-flags.ts";

export const minutes = z.int();

/** Minutes; `balance` is all the others together less the target. */
export const figures = {
	targetMinutes: minutes,
	workedMinutes: minutes,
	pauseMinutes: minutes,
	autoPauseMinutes: minutes,
	holidayCreditMinutes: minutes,
	absenceCreditMinutes: minutes,
	extraMinutes: minutes,
	balanceMinutes: minutes,
	overtimeMinutes: minutes,
	/** Nobody approved them yet; in no other figure. */
	pendingMinutes: minutes,
};
export type FigureName = keyof typeof figures;

export const person = z.object({
	id,
	firstName: z.string(),
	lastName: z.string(),
	personnelNumber: z.nullable(z.string()),
});

export const flags = z.array(z.enum(dayFlags));
