/** What adds to or takes from an account on a day: an entry of the ledger, or what the days of a month that is open come to. */
export interface LedgerLine {
	/** `2026-11-20`; of a month its last day that is counted. */
	readonly day: string;
	readonly minutes: number;
}

/**
 * The same lines, the newest first, each with the balance after it. Lines of days to come have none.
 *
 * @param balance in minutes, on the last day that is counted
 */
export function withRunningBalance<Line extends LedgerLine>(
	lines: readonly Line[],
	{ balance, countedUntil }: { readonly balance: number; readonly countedUntil: string },
): readonly (Line & { readonly balance: number | null })[] {
	let running = balance;
	return lines
		.toSorted((one, other) => other.day.localeCompare(one.day))
		.map((line) => {
			if (line.day > countedUntil) return { ...line, balance: null };
			const after = running;
			running -= line.minutes;
			return { ...line, balance: after };
		});
}
