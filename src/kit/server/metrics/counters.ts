/** Counts by label, kept without the metrics library, which is loaded only where somebody reads it. */
export class Counter {
	readonly values = new Map<string, number>();

	add(label: string): void {
		this.values.set(label, (this.values.get(label) ?? 0) + 1);
	}
}

export type Counters = ReturnType<typeof createCounters>;

/**
 * Ended jobs by status, mails by outcome, reads by what answered them: the replica, or the primary in its
 * place; requests refused because one too many, by what they were counted by;
 * connections cut off because a reader or a sender was too slow.
 */
export const createCounters = () => ({
	jobs: new Counter(),
	mails: new Counter(),
	reads: new Counter(),
	refused: new Counter(),
	cut: new Counter(),
});
