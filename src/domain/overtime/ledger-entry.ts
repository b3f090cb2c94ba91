/** INIT opens, MONTH_CLOSE carries a month over, DELTA follows a later change of a closed month, REVERSAL takes back. */
export const ledgerKinds = [
	"INIT",
	"MONTH_CLOSE",
	"OTHER",
	"PAYOUT",
	"EXPIRY",
	"DELTA",
	"REVERSAL",
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** What is written by hand. PAYOUT and EXPIRY take away, OTHER does both. */
export const modificationKinds = ["OTHER", "PAYOUT", "EXPIRY"] as const;
export type ModificationKind = (typeof modificationKinds)[number];

/** One line of a person's overtime ledger; lines are never changed. */
export interface LedgerEntry {
	readonly id: string;
	readonly kind: LedgerKind;
	/** Civil day, e.g. "2026-11-21". Of a month's close: the month's last day. */
	readonly effectiveOn: string;
	/** Above 0 adds to the balance. */
	readonly minutes: number;
	/** The line it takes back; only of a REVERSAL. */
	readonly reversesId: string | null;
}

/** What still holds: neither taken back nor a taking back itself. */
export function standingEntries<Entry extends LedgerEntry>(
	entries: readonly Entry[],
): readonly Entry[] {
	const reversed = new Set(entries.map(({ reversesId }) => reversesId));
	return entries.filter(({ id, kind }) => kind !== "REVERSAL" && !reversed.has(id));
}

/** The last day that a month's close has carried over; null where no month is closed. */
export function closedUntil(entries: readonly LedgerEntry[]): string | null {
	const days = standingEntries(entries)
		.filter(({ kind }) => kind === "MONTH_CLOSE")
		.map(({ effectiveOn }) => effectiveOn)
		.sort();
	return days.at(-1) ?? null;
}
