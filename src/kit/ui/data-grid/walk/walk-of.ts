import type { shownRows } from "./shown-rows.ts";

type Lists = ReturnType<typeof shownRows.get>;

export interface Walk {
	/** From 1, among all hits of the list. */
	readonly position: number;
	readonly total: number;
	/** Ids of the rows beside it on the page that is shown. */
	readonly previous: string | undefined;
	readonly next: string | undefined;
	/** The list it stands in. */
	readonly list: object;
	/** What shows the page on which the way goes on; undefined where it ends, and where a row is beside it. */
	readonly before: (() => void) | undefined;
	readonly beyond: (() => void) | undefined;
}

/** Where a row stands in the list that was opened last of those that show it; undefined where none does. */
export function walkOf(id: string, lists: Lists): Walk | undefined {
	for (const [list, { offset, total, turn }] of [...lists].reverse()) {
		const ids = idsOf(list, lists);
		const at = ids.indexOf(id);
		if (at < 0) continue;
		const isFirst = at === 0 && offset > 0;
		const isLast = at === ids.length - 1 && offset + ids.length < total;
		return {
			position: offset + at + 1,
			total,
			previous: ids[at - 1],
			next: ids[at + 1],
			list,
			before: isFirst && turn ? () => turn(-1) : undefined,
			beyond: isLast && turn ? () => turn(1) : undefined,
		};
	}
	return undefined;
}

/** Of the rows that a list shows, in the order they are seen; none of a list that is gone. */
export function idsOf(list: object, lists: Lists): readonly string[] {
	const roots = lists.get(list)?.roots ?? [];
	return roots.flatMap((root) =>
		root.groupingColumnId === undefined ? root.id : root.subRows.map((row) => row.id),
	);
}
