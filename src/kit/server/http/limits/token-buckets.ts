import type { RequestRate } from "#kit/contract/limits.ts";

interface Bucket {
	left: number;
	/** When `left` was right, in milliseconds. */
	at: number;
}

/** Beyond so many names, those that were not heard of for longest begin anew. */
const mostKept = 20_000;

/**
 * A bucket of tokens a name: each request takes one, and they come back over time. What has not been asked for as long as an
 * empty bucket takes to fill is forgotten: it would be full again.
 */
export class TokenBuckets {
	readonly #rate: RequestRate;
	readonly #perMs: number;
	readonly #fillMs: number;
	#recent = new Map<string, Bucket>();
	#earlier = new Map<string, Bucket>();
	#turnedAt = 0;

	constructor(rate: RequestRate) {
		this.#rate = rate;
		this.#perMs = rate.perMinute / 60_000;
		this.#fillMs = rate.atOnce / this.#perMs;
	}

	get size(): number {
		return this.#recent.size + this.#earlier.size;
	}

	/** Whether it took one lately. */
	has(name: string): boolean {
		return this.#recent.has(name) || this.#earlier.has(name);
	}

	/**
	 * @param at milliseconds since the epoch
	 * @returns milliseconds until there is one to take; 0: one was taken
	 */
	take(name: string, at: number): number {
		const bucket = this.#recent.get(name) ?? this.#bucketOf(name, at);
		// a clock that was put back gives nothing and takes nothing
		const passed = Math.max(0, at - bucket.at);
		bucket.left = Math.min(this.#rate.atOnce, bucket.left + passed * this.#perMs);
		bucket.at = at;
		if (bucket.left < 1) return (1 - bucket.left) / this.#perMs;
		bucket.left -= 1;
		return 0;
	}

	/** What was taken turns out not to count. */
	giveBack(name: string): void {
		const bucket = this.#recent.get(name) ?? this.#earlier.get(name);
		if (bucket !== undefined) bucket.left = Math.min(this.#rate.atOnce, bucket.left + 1);
	}

	/** How many it may take at once as of its last one. */
	leftOf(name: string): number {
		const bucket = this.#recent.get(name) ?? this.#earlier.get(name);
		return Math.floor(bucket?.left ?? this.#rate.atOnce);
	}

	forget(name: string): void {
		this.#recent.delete(name);
		this.#earlier.delete(name);
	}

	#bucketOf(name: string, at: number): Bucket {
		this.#turn(at);
		const bucket = this.#earlier.get(name) ?? { left: this.#rate.atOnce, at };
		this.#earlier.delete(name);
		this.#recent.set(name, bucket);
		return bucket;
	}

	/** What has been idle for a whole turn goes with the next one, all at once. */
	#turn(at: number): void {
		const isOver = Math.abs(at - this.#turnedAt) > this.#fillMs;
		if (!isOver && this.#recent.size < mostKept / 2) return;
		this.#earlier = this.#recent;
		this.#recent = new Map();
		this.#turnedAt = at;
	}
}
