interface Waiting<T, R> {
	readonly item: T;
	resolve(result: R): void;
	reject(error: unknown): void;
}

export interface GathererOptions<T, R> {
	/** Items of one run. */
	readonly most: number;
	/** Runs under way at the same time: one reads while the other waits for the disk. */
	readonly atOnce: number;
	/**
	 * Milliseconds that a run waits until as many are there as there were at the end of the one before, in it and behind it: a
	 * crowd stays together instead of coming in halves. Nobody waits where the last one was alone.
	 */
	readonly patience: number;
	/** Of items that share one of these marks only one is under way; the others wait for it, in their order. */
	marksOf(item: T): readonly string[];
	/** One result for each item, in their order. What it throws is thrown to everybody of the run. */
	run(items: readonly T[]): Promise<readonly R[]>;
}

/**
 * What arrives while runs are under way goes together in the next one, and so does what follows a run of several closely; what
 * arrives alone goes at once.
 */
export class Gatherer<T, R> {
	readonly #options: GathererOptions<T, R>;
	readonly #underWay = new Set<string>();
	#waiting: Waiting<T, R>[] = [];
	#running = 0;
	#isCalled = false;
	/** So many are waited for. */
	#expected = 0;
	#waitingForOthers: NodeJS.Timeout | undefined;

	constructor(options: GathererOptions<T, R>) {
		this.#options = options;
	}

	/** Whether nothing waits and nothing is under way. */
	get isIdle(): boolean {
		return this.#running === 0 && this.#waiting.length === 0;
	}

	add(item: T): Promise<R> {
		return new Promise((resolve, reject) => {
			this.#waiting.push({ item, resolve, reject });
			this.#call();
		});
	}

	/** What came in with the same packet goes along. */
	#call(): void {
		if (this.#isCalled || this.#running >= this.#options.atOnce) return;
		if (this.#waiting.length < this.#expected) {
			this.#waitForOthers();
			return;
		}
		clearTimeout(this.#waitingForOthers);
		this.#waitingForOthers = undefined;
		this.#isCalled = true;
		setImmediate(() => {
			this.#isCalled = false;
			void this.#runNext();
		});
	}

	#waitForOthers(): void {
		this.#waitingForOthers ??= setTimeout(() => {
			this.#waitingForOthers = undefined;
			this.#expected = 0;
			this.#call();
		}, this.#options.patience);
	}

	async #runNext(): Promise<void> {
		const together = this.#takeNext();
		if (together.length === 0) return;
		const items = together.map(({ item }) => item);
		const marks = items.flatMap((item) => this.#options.marksOf(item));
		for (const mark of marks) this.#underWay.add(mark);
		this.#running += 1;
		try {
			const results = await this.#options.run(items);
			for (const [index, { resolve }] of together.entries()) resolve(results[index] as R);
		} catch (error) {
			for (const { reject } of together) reject(error);
		}
		this.#running -= 1;
		this.#expected = items.length + this.#waiting.length;
		for (const mark of marks) this.#underWay.delete(mark);
		if (this.#waiting.length > 0) this.#call();
	}

	#takeNext(): Waiting<T, R>[] {
		const taken: Waiting<T, R>[] = [];
		const left: Waiting<T, R>[] = [];
		const marks = new Set(this.#underWay);
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
