/** An exact number: sums of thirds and twelfths lose nothing before they are rounded once. */
export interface Fraction {
	readonly over: bigint;
	/** Above 0. */
	readonly under: bigint;
}

/** Example: 24, 6 → 4. Both whole numbers; `under` above 0. */
export function fraction(over: number, under = 1): Fraction {
	return lowest(BigInt(over), BigInt(under));
}

export const zero: Fraction = { over: 0n, under: 1n };
const unit: Fraction = { over: 1n, under: 1n };

export function plus(one: Fraction, other: Fraction): Fraction {
	return lowest(one.over * other.under + other.over * one.under, one.under * other.under);
}

export function minus(one: Fraction, other: Fraction): Fraction {
	return plus(one, { over: -other.over, under: other.under });
}

/** The product of any number of them. */
export function times(...all: readonly Fraction[]): Fraction {
	return all.reduce((one, other) => lowest(one.over * other.over, one.under * other.under), unit);
}

export function larger(first: Fraction, second: Fraction): Fraction {
	return first.over * second.under >= second.over * first.under ? first : second;
}

/** The greatest whole number that is not above it. Example: −7/2 → −4. */
export function floorOf({ over, under }: Fraction): Fraction {
	const cut = over / under;
	const floor = over < 0n && cut * under !== over ? cut - 1n : cut;
	return { over: floor, under: 1n };
}

/** In whole parts of `scale`, rounded half away from zero. Example: 25/3 with 10,000 → 83_333. */
export function scaled({ over, under }: Fraction, scale: number): number {
	const size = over < 0n ? -over : over;
	const parts = Number((2n * size * BigInt(scale) + under) / (2n * under));
	return over < 0n && parts !== 0 ? -parts : parts;
}

function lowest(over: bigint, under: bigint): Fraction {
	let [large, small] = [over < 0n ? -over : over, under];
	while (small !== 0n) [large, small] = [small, large % small];
	return large === 0n ? zero : { over: over / large, under: under / large };
}
