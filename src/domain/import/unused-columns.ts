/** Places of the columns that nothing is taken from, in the order of the file. */
export function unusedColumns(
	head: readonly string[],
	mapping: Readonly<Record<string, number | undefined>>,
): number[] {
	const used = new Set(Object.values(mapping));
	return [...head.keys()].filter((place) => !used.has(place));
}
