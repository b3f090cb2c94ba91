import { newId } from "#kit/contract/new-id.ts";

/** The digits of twelve bits. */
const counts = Array.from({ length: 4096 }, (_, count) => count.toString(16).padStart(3, "0"));

/**
 * Names requests by uuids v7, as `newId` does, but counts within a millisecond instead of drawing lots (RFC 9562, 6.2):
 * every request pays for its name. Not for what must not be guessed.
 */
export class TraceIds {
	#at = Number.NaN;
	/** Up to the version's digit. */
	#head = "";
	#tail = "";
	#count = 0;

	/** @param at milliseconds since the epoch */
	next(at: number): string {
		this.#count++;
		if (at !== this.#at || this.#count === counts.length) this.#renew(at);
		return this.#head + counts[this.#count] + this.#tail;
	}

	#renew(at: number): void {
		const id = newId(at);
		this.#at = at;
		this.#head = id.slice(0, 15);
		this.#tail = id.slice(18);
		this.#count = 0;
	}
}
