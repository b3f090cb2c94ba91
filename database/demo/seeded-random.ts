import { type IdSource, newId } from "#kit/contract/new-id.ts";

/** Chance that can be repeated: the same seed answers the same row of numbers. */
export interface Random {
	/** From 0 up to, but not including, 1. */
	next(): number;
	/** A whole number between both, inclusive. */
	int(from: number, to: number): number;
	/** True in this share of cases. */
	chance(share: number): boolean;
	pick<Item>(items: readonly Item[]): Item;
}

/** Seeds are sentences like "10001 lena.vogt 2026-11-21": what happens on one day does not move what happens on others. */
export function seededRandom(seed: string): Random {
	let state = hashOf(seed);
	// mulberry32
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	return {
		next,
		int: (from, to) => from + Math.floor(next() * (to - from + 1)),
		chance: (share) => next() < share,
		pick<Item>(items: readonly Item[]): Item {
			return items[Math.floor(next() * items.length)] as Item;
		},
	};
}

/** Ids of version 7 that come out the same for the same seed. */
export function seededIds(seed: string): IdSource {
	const random = seededRandom(seed);
	return (at) =>
		newId(
			at,
			Uint8Array.from({ length: 16 }, () => random.int(0, 255)),
		);
}

/** FNV-1a, stirred once more so that seeds that differ in their last letter begin far apart. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const letter of text) {
		hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	}
	hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
	return hash ^ (hash >>> 15);
}
