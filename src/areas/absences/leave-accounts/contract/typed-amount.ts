import * as z from "zod/mini";
import { readAmount } from "#domain/leave/amount/account-unit.ts";
import { wholeDay } from "#domain/leave/leave-days.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** It is written in days, and the account is kept in minutes, or the other way round. */
export const amountOfOtherUnit = refusal("RuleViolation", "LEAVE_AMOUNT_UNIT");

const mostUnits = { DAYS: 366 * wholeDay, MINUTES: 366 * 24 * 60 } as const;

/** Of a year at most. */
function isOfAYear(text: string): boolean {
	const { unit, units } = readAmount(text);
	return Math.abs(units) <= mostUnits[unit];
}

/** Never below 0. */
export const someAmount = z
	.string()
	.check(z.regex(/^\d{1,3}(\.\d{1,4})?$|^\d{1,4}:[0-5]\d$/), z.refine(isOfAYear));

/** Given, or below 0 taken away; never none. */
export const movedAmount = z.string().check(
	z.regex(/^-?\d{1,3}(\.\d{1,4})?$|^-?\d{1,4}:[0-5]\d$/),
	z.refine((text) => isOfAYear(text) && readAmount(text).units !== 0),
);
