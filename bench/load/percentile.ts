/** Example: 0.99 of 100 values → the 99th in order. */
export function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	const index = Math.ceil(sorted.length * share) - 1;
	return sorted[Math.max(0, index)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
	return percentile(values, 0.5);
}
