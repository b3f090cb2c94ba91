/** Counts by label, kept without the metrics library, which is loaded only where somebody reads it. */
export class Counter {
	readonly values = new Map<string, number>();

	add(label: string): void {
		this.values.set(label, (this.values.get(label) ?? 0) + 1);
	}
}

export interface Counters {
	/** Ended jobs by status. */
	readonly jobs: Counter;
	/** Mails by outcome. */
	readonly mails: Counter;
}

export function createCounters(): Counters {
	return { jobs: new Counter(), mails: new Counter() };
}
