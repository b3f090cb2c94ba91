/** Counts by label, kept without the metrics library, which is loaded only where somebody reads it. */
export class Counter {
	readonly values = new Map<string, number>();

	add(label: string): void {
		this.values.set(label, (this.values.get(label) ?? 0) + 1);
	}
}

/** Hears how long an answer took, in milliseconds. */
export type AnswerListener = (operationId: string, status: number, milliseconds: number) => void;

/** Tells of answers that the framework has not seen. Silent, and so without cost, until somebody listens. */
export class QuickAnswers {
	listener: AnswerListener | undefined;
}

export interface Counters {
	readonly quickAnswers: QuickAnswers;
	/** Ended jobs by status. */
	readonly jobs: Counter;
	/** Mails by outcome. */
	readonly mails: Counter;
}

export function createCounters(): Counters {
	return {
		quickAnswers: new QuickAnswers(),
		jobs: new Counter(),
		mails: new Counter(),
	};
}
