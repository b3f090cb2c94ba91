/** Pages to offer, 0 standing for a gap. Example: page 1 of 13 → `1 2 3 0 13` */
export function pageNumbers(page: number, pages: number): readonly number[] {
	const near = new Set([1, pages, page - 1, page, page + 1]);
	if (page <= 2) near.add(3);
	if (page >= pages - 1) near.add(pages - 2);
	const shown = [...near].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b);
	return shown.flatMap((one, index) => {
		const before = shown[index - 1] ?? 0;
		if (one - before === 2) return [one - 1, one];
		return one - before > 2 ? [0, one] : [one];
	});
}
