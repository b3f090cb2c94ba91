interface Share {
	/** Per cent, two decimals; null while nobody has said it. */
	readonly percent: number | null;
}

/** Per cent that some shares come to, in whole hundredths: 33.33 + 33.33 + 33.34 is not 100 in floating point. */
export function sumOfShares(shares: readonly Share[]): number {
	const hundredths = shares.reduce((sum, { percent }) => sum + Math.round((percent ?? 0) * 100), 0);
	return hundredths / 100;
}

/** Whether shares charge all of something; none charge nothing of it, which is whole as well. */
export function areSharesWhole(shares: readonly Share[]): boolean {
	return shares.length === 0 || sumOfShares(shares) === 100;
}

/** What is left for one more share; null where nothing is. */
export function restOfShares(shares: readonly Share[]): number | null {
	const rest = Math.round((100 - sumOfShares(shares)) * 100) / 100;
	return rest > 0 ? rest : null;
}
