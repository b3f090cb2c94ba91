import { dayOfIso, isoOfDay } from "../time/iso-day.ts";
import { addMonths } from "../time/month.ts";
import type { ModificationKind } from "./ledger-entry.ts";

export interface OvertimeModification {
	readonly kind: ModificationKind;
	/** Civil day. */
	readonly effectiveOn: string;
	/** Above 0 adds to the balance. */
	readonly minutes: number;
}

/** The account that a modification is written to. */
interface ModifiedAccount {
	readonly openedOn: string;
	readonly closedUntil: string | null;
	readonly takeableMinutes: number;
}

export type ModificationFault =
	| "BEFORE_OPENING"
	| "MONTH_CLOSED"
	| "TOO_FAR_AHEAD"
	| "ADDS"
	| "EXCEEDS_BALANCE";

/** Why a modification may not be written; null where it may. At most a year ahead; PAYOUT and EXPIRY take what is there. */
export function modificationFault(
	{ kind, effectiveOn, minutes }: OvertimeModification,
	{ openedOn, closedUntil, takeableMinutes }: ModifiedAccount,
	today: string,
): ModificationFault | null {
	if (effectiveOn < openedOn) return "BEFORE_OPENING";
	if (closedUntil !== null && effectiveOn <= closedUntil) return "MONTH_CLOSED";
	if (effectiveOn > aYearAfter(today)) return "TOO_FAR_AHEAD";
	if (kind === "OTHER") return null;
	if (minutes >= 0) return "ADDS";
	return -minutes > takeableMinutes ? "EXCEEDS_BALANCE" : null;
}

/** The last day that a modification may be written for. Example: "2026-11-21" → "2027-11-21". */
export function aYearAfter(today: string): string {
	return isoOfDay(addMonths(dayOfIso(today), 12));
}
