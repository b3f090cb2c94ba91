/** Why a person's month cannot be closed. */
export const closingHindrances = ["ALREADY_CLOSED", "NOT_OVER", "ENTRY_RUNNING"] as const;
export type ClosingHindrance = (typeof closingHindrances)[number];

interface MonthState {
	readonly isClosed: boolean;
	/** The month's last day. */
	readonly lastDay: string;
	/** Where the person works. */
	readonly today: string;
	/** Entries of the month that nobody has ended: their end would change it. */
	readonly runningEntries: number;
}

/** What keeps a month from being closed; null where nothing does. Days are civil days. */
export function closingHindrance({
	isClosed,
	lastDay,
	today,
	runningEntries,
}: MonthState): ClosingHindrance | null {
	if (isClosed) return "ALREADY_CLOSED";
	if (today <= lastDay) return "NOT_OVER";
	return runningEntries > 0 ? "ENTRY_RUNNING" : null;
}
