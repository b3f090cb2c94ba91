interface Waiting<T, R> {
	readonly item: T;
	resolve(result: R): void;
	reject(error: unknown): void;
}

export interface GathererOptions<T, R> {
	/** Items of one run. */
	readonly most: number;
	/** Of items that share one of these marks only one goes in a run; the others wait for the next, in their order. */
	marksOf(item: T): readonly string[];
	/** One result for each item, in their order. What it throws is thrown to everybody of the run. */
	run(items: readonly T[]): Promise<readonly R[]>;
}

/** What arrives while a run is under way goes together in the next one; what arrives alone goes at once. */
export class Gatherer<T, R> {
	readonly #options: GathererOptions<T, R>;
	#waiting: Waiting<T, R>[] = [];
	#isRunning = false;

	constructor(options: GathererOptions<T, R>) {
		this.#options = options;
	}

	/** Whether nothing waits and nothing is under way. */
	get isIdle(): boolean {
		return !this.#isRunning;
	}

	add(item: T): Promise<R> {
		return new Promise((resolve, reject) => {
			this.#waiting.push({ item, resolve, reject });
			if (this.#isRunning) return;
			this.#isRunning = true;
			// what came in with the same packet goes along
			setImmediate(() => void this.#runAll());
		});
	}

	async #runAll(): Promise<void> {
		while (this.#waiting.length > 0) {
			const together = this.#takeNext();
			try {
				const results = await this.#options.run(together.map(({ item }) => item));
				for (const [index, { resolve }] of together.entries()) resolve(results[index] as R);
			} catch (error) {
				for (const { reject } of together) reject(error);
			}
		}
		this.#isRunning = false;
	}

	#takeNext(): Waiting<T, R>[] {
		const taken: Waiting<T, R>[] = [];
		const left: Waiting<T, R>[] = [];
		const marks = new Set<string>();
		for (const one of this.#waiting) {
			const its = this.#options.marksOf(one.item);
			const fits = taken.length < this.#options.most && its.every((mark) => !marks.has(mark));
			(fits ? taken : left).push(one);
			// who waits behind one that waits, waits too
			for (const mark of its) marks.add(mark);
		}
		this.#waiting = left;
		return taken;
	}
}
