import type { LedgerEntry } from "./ledger-entry.ts";

/** What still holds: neither taken back nor a taking back itself. */
export function standingEntries<Entry extends LedgerEntry>(
	entries: readonly Entry[],
): readonly Entry[] {
	const reversed = new Set(entries.map(({ reversesId }) => reversesId));
	return entries.filter(({ id, kind }) => kind !== "REVERSAL" && !reversed.has(id));
}
