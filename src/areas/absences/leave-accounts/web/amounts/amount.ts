import { readAmount, writtenAmount } from "#domain/leave/amount/account-unit.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { unitsOf, wholeDay } from "#domain/leave/leave-days.ts";

/** Whether it is nothing. Example: "0" and "0:00" are */
export function isNone(written: string): boolean {
	return readAmount(written).units === 0;
}

export function isBelowZero(written: string): boolean {
	return readAmount(written).units < 0;
}

/** The other way round. Example: "8:30" → "-8:30"; "0" → "0" */
export function negated(written: string): string {
	const { unit, units } = readAmount(written);
	return writtenAmount(0 - units, unit);
}

/** An amount as a field holds it: days, or minutes. Example: "2.5" → 2.5; "8:30" → 510 */
export function typedAmount(written: string): number {
	const { unit, units } = readAmount(written);
	return unit === "DAYS" ? units / wholeDay : units;
}

/** The same as it travels. Example: 2.5 in days → "2.5"; 510 in minutes → "8:30" */
export function sentAmount(typed: number, unit: AccountUnit): string {
	return writtenAmount(unit === "DAYS" ? unitsOf(typed) : typed, unit);
}

interface OfKinds {
	readonly activityId: string | null;
	readonly kinds: readonly { readonly id: string; readonly unit: AccountUnit }[];
}

/** In what the accounts are kept that an answer is about. */
export function unitOf(answer: OfKinds | undefined): AccountUnit {
	return answer?.kinds.find(({ id }) => id === answer.activityId)?.unit ?? "DAYS";
}
