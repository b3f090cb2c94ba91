import type { shownRows } from "./shown-rows.ts";

export interface Walk {
	/** From 1, among all hits of the list. */
	readonly position: number;
	readonly total: number;
	/** Ids of the rows beside it on the page that is shown. */
	readonly previous: string | undefined;
	readonly next: string | undefined;
}

/** Where a row stands in the list that was opened last of those that show it; undefined where none does. */
export function walkOf(
	id: string,
	lists: ReturnType<typeof shownRows.get>,
): Walk | undefined {
	for (const { roots, offset, total } of [...lists.values()].reverse()) {
		const rows = roots.flatMap((root) =>
			root.groupingColumnId === undefined ? root : root.subRows,
		);
		const at = rows.findIndex((row) => row.id === id);
		if (at < 0) continue;
		return {
			position: offset + at + 1,
			total,
			previous: rows[at - 1]?.id,
			next: rows[at + 1]?.id,
		};
	}
	return undefined;
}
