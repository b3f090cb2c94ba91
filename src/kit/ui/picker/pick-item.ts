/** One of the things a picker offers. */
export interface PickItem {
	readonly id: string;
	readonly label: string;
	/** Behind the label, smaller: a number, a unit. */
	readonly sub?: string | undefined;
	/** At the end, as a tag: why it is out of the ordinary. */
	readonly mark?: string | undefined;
	readonly color?: string | null | undefined;
	/** Shows initials before the label. */
	readonly person?: { readonly firstName: string; readonly lastName: string } | undefined;
	readonly disabled?: boolean | undefined;
}

/** A heading, or one of the things below it. */
export type PickRow = { readonly heading: string } | { readonly item: PickItem };

const mostRecent = 5;

/** What fits the search; without one the recent choices stand first, under their own heading. */
export function pickRows(
	items: readonly PickItem[],
	search: string,
	recent: readonly string[],
	words: { readonly recent: string; readonly others: string },
): PickRow[] {
	const wanted = search.trim().toLocaleLowerCase();
	const row = (item: PickItem): PickRow => ({ item });
	if (wanted !== "") {
		return items
			.filter(({ label, sub = "" }) => `${label} ${sub}`.toLocaleLowerCase().includes(wanted))
			.map(row);
	}
	const byId = new Map(items.map((item) => [item.id, item]));
	const first = recent.flatMap((id) => byId.get(id) ?? []).slice(0, mostRecent);
	if (first.length === 0) return items.map(row);
	const isFirst = new Set(first.map(({ id }) => id));
	return [
		{ heading: words.recent },
		...first.map(row),
		{ heading: words.others },
		...items.filter(({ id }) => !isFirst.has(id)).map(row),
	];
}
