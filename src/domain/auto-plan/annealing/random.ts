/** Powers of two as factors: dividing would be slower, and exactly the same. */
const unit = 1 / 0x4000_0000;

/** Xorshift of 128 bits: the same numbers for the same seed, and fast. Draws have 30 bits, which are small integers everywhere. */
export class Random {
	#a: number;
	#b: number;
	#c = 0x243f_6a88;
	#d = 0xb7e1_5162 | 0;

	constructor(seed: number) {
		this.#a = seed | 0 || 1;
		this.#b = (0x9e37_79b9 ^ seed) | 0;
		for (let round = 0; round < 20; round++) this.bits();
	}

	/** 0 ≤ number < 2³⁰ */
	bits(): number {
		const mixed = this.#a ^ (this.#a << 11);
		this.#a = this.#b;
		this.#b = this.#c;
		this.#c = this.#d;
		this.#d = this.#d ^ (this.#d >>> 19) ^ (mixed ^ (mixed >>> 8));
		return this.#d & 0x3fff_ffff;
	}

	/** 0 ≤ whole number < `bound`, by product: `%` of such a number would be a modulo of floats. */
	below(bound: number): number {
		return (this.bits() * bound * unit) | 0;
	}

	/** 0 < number ≤ 1 */
	share(): number {
		return (this.bits() + 1) * unit;
	}
}
