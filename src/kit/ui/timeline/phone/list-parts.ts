import { layLines } from "../layout/lay-lines.ts";
import type { TimelineGiven, TimelineGroup, TimelineItem, TimelineRow } from "../timeline-given.ts";

/** Rows of a group that have anything on their days, and how many have not. */
export interface ListPart {
	/** Undefined for rows that belong to none. */
	readonly group: TimelineGroup | undefined;
	readonly rows: readonly { readonly row: TimelineRow; readonly items: readonly TimelineItem[] }[];
	readonly idle: number;
}

const noneClosed: ReadonlySet<string> = new Set();

/** What a list tells: in the order of the rows, each with its items from the first day on; a marked row in any case. */
export function listParts(given: TimelineGiven): readonly ListPart[] {
	const { range, rows, groups = [], items } = given;
	const lines = layLines({ range, rows, groups, items, closed: noneClosed, hasHours: false });
	const parts: { group: ListPart["group"]; rows: ListPart["rows"][number][]; idle: number }[] = [];
	for (const line of lines) {
		if (line.kind === "group") {
			parts.push({ group: line.group, rows: [], idle: 0 });
			continue;
		}
		if (parts.length === 0) parts.push({ group: undefined, rows: [], idle: 0 });
		const part = parts.at(-1) as (typeof parts)[number];
		const own = line.items.toSorted((a, b) => a.begin - b.begin).map(({ item }) => item);
		if (own.length > 0 || line.row.isMarked) part.rows.push({ row: line.row, items: own });
		else part.idle++;
	}
	return parts;
}

/** The first parts and rows up to so many items, rows whole; and whether there are more. */
export function firstParts(
	parts: readonly ListPart[],
	most: number,
): { readonly shown: readonly ListPart[]; readonly isCut: boolean } {
	let left = most;
	let isCut = false;
	const shown: ListPart[] = [];
	for (const part of parts) {
		const rows = part.rows.filter(({ items }) => {
			const isIn = left > 0;
			left -= items.length;
			return isIn;
		});
		const isWhole = rows.length === part.rows.length;
		// what has no items is told where all of a group is
		if (isWhole && !isCut) shown.push(part);
		else if (rows.length > 0) shown.push({ ...part, rows, idle: 0 });
		isCut ||= !isWhole;
	}
	return { shown, isCut };
}
