import * as z from "zod/mini";
import { validity } from "./validity.ts";

const account = z.int().check(z.gte(-1_000_000), z.lte(1_000_000));

/** Bounds the account; cuts nothing of a day. (Core time is the worksheet's; that it was missed the checks say.) EXPIRE: what lies beyond is lost; KEEP: it stays. */
export const flextimeSettings = z.strictObject({
	type: z.literal("FLEXTIME"),
	...validity,
	upperMinutes: z._default(z.nullable(account), null),
	lowerMinutes: z._default(z.nullable(account), null),
	overflow: z._default(z.enum(["EXPIRE", "KEEP"]), "KEEP"),
});

export type FlextimeSettings = z.output<typeof flextimeSettings>;

/** Minutes; carried + cut = balance. */
export interface CarriedBalance {
	readonly carried: number;
	/** Positive where hours are lost, negative where minus hours are dropped. */
	readonly cut: number;
}

/** The account at the end of a period. Example: 1395, at most 1200, EXPIRE → 1200 carried, 195 cut. */
export function carryBalance(
	balance: number,
	{
		upperMinutes,
		lowerMinutes,
		overflow,
	}: Pick<FlextimeSettings, "upperMinutes" | "lowerMinutes" | "overflow">,
): CarriedBalance {
	if (overflow === "KEEP") return { carried: balance, cut: 0 };
	const upper = upperMinutes ?? Number.POSITIVE_INFINITY;
	const lower = lowerMinutes ?? Number.NEGATIVE_INFINITY;
	const carried = Math.min(Math.max(balance, lower), upper);
	return { carried, cut: balance - carried };
}
