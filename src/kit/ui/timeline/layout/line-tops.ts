/**
 * Where lines of different heights begin: one more than there are lines, the last is the height of all.
 *
 * Example: 28, 36, 36 → 0, 28, 64, 100.
 */
export function lineTops(heights: readonly number[]): Float64Array {
	const tops = new Float64Array(heights.length + 1);
	let top = 0;
	heights.forEach((height, at) => {
		top += height;
		tops[at + 1] = top;
	});
	return tops;
}

/**
 * The line at a height, by halving; the first above all, the last below all, −1 where there is none.
 *
 * Example: tops 0, 28, 64, 100 at 64 → 2.
 */
export function lineAt(tops: Float64Array, y: number): number {
	let low = 0;
	let high = tops.length - 2;
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if ((tops[middle] ?? 0) <= y) low = middle;
		else high = middle - 1;
	}
	return high < 0 ? -1 : low;
}
