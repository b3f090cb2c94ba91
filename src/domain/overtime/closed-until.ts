import type { LedgerEntry } from "./ledger-entry.ts";
import { standingEntries } from "./standing-entries.ts";

/** The last day that a month's close has carried over; null where no month is closed. */
export function closedUntil(entries: readonly LedgerEntry[]): string | null {
	const days = standingEntries(entries)
		.filter(({ kind }) => kind === "MONTH_CLOSE")
		.map(({ effectiveOn }) => effectiveOn)
		.sort();
	return days.at(-1) ?? null;
}
