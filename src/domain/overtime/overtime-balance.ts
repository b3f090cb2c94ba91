import { type LedgerEntry, standingEntries } from "./ledger-entry.ts";

export interface OvertimeBalance {
	/** Ledger up to today and the days of open months. */
	readonly balanceMinutes: number;
	readonly ledgerMinutes: number;
	readonly openMinutes: number;
	/** What lies ahead, as a sum. */
	readonly upcomingMinutes: number;
	/** What may still be paid out or expire: never more than there is, and not what is promised for a later day already. */
	readonly takeableMinutes: number;
}

/**
 * What an overtime account comes to, in minutes.
 *
 * @param openMinutes sum of the days since the opening, or since the last month's close, that are over
 * @param today civil day; an entry counts from its day on
 */
export function overtimeBalance(
	entries: readonly LedgerEntry[],
	openMinutes: number,
	today: string,
): OvertimeBalance {
	const isDue = ({ effectiveOn }: LedgerEntry) => effectiveOn <= today;
	const upcoming = standingEntries(entries).filter((entry) => !isDue(entry));
	const ledgerMinutes = sum(entries.filter(isDue));
	const balanceMinutes = ledgerMinutes + openMinutes;
	const promised = sum(upcoming.filter(({ minutes }) => minutes < 0));
	return {
		balanceMinutes,
		ledgerMinutes,
		openMinutes,
		upcomingMinutes: sum(upcoming),
		takeableMinutes: Math.max(0, balanceMinutes + promised),
	};
}

function sum(entries: readonly LedgerEntry[]): number {
	return entries.reduce((total, { minutes }) => total + minutes, 0);
}
