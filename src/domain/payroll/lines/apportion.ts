/**
 * Exact parts of a whole number made whole, so that they add up to it: each gets what lies below, and those with the largest
 * remainder the rest; of equal ones the first.
 *
 * Example: 100 of [33.4, 33.3, 33.3] → [34, 33, 33]
 */
export function wholeParts(total: number, exact: readonly number[]): number[] {
	const parts = exact.map(Math.floor);
	const left = total - parts.reduce((sum, part) => sum + part, 0);
	const remainders = exact.map((value, nth) => value - (parts[nth] as number));
	const order = remainders
		.map((_, nth) => nth)
		.sort((a, b) => (remainders[b] as number) - (remainders[a] as number) || a - b);
	for (const nth of order.slice(0, left)) parts[nth] = (parts[nth] as number) + 1;
	return parts;
}

/** A whole number shared by weights that are not below 0; where all are 0 the first gets it. Example: 5 by [1, 1] → [3, 2] */
export function apportion(total: number, weights: readonly number[]): number[] {
	const all = weights.reduce((sum, weight) => sum + weight, 0);
	if (all === 0) return weights.map((_, nth) => (nth === 0 ? total : 0));
	return wholeParts(
		total,
		weights.map((weight) => (total * weight) / all),
	);
}
