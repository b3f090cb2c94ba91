import type { TreeLine } from "./grid-tree.ts";

interface Given<R extends object> {
	/** Siblings in their order. */
	readonly rows: readonly R[];
	/** Those that fit search and filters. Undefined: nothing is narrowed. */
	readonly found: ReadonlySet<R> | undefined;
	readonly idOf: (row: R) => string;
	readonly parentOf: (row: R) => string | null;
	readonly isOpen: (id: string, level: number) => boolean;
}

/** The rows that are seen, top down. Of a narrowed tree that is what fits, with everything above it. */
export function treeLines<R extends object>(given: Given<R>): readonly TreeLine<R>[] {
	const { rows, found, idOf, parentOf, isOpen } = given;
	const known = new Set(rows.map(idOf));
	const below = Map.groupBy(rows, (row) => {
		const parentId = parentOf(row);
		return parentId !== null && known.has(parentId) ? parentId : null;
	});
	const linesIn = (parentId: string | null, level: number): readonly TreeLine<R>[] =>
		(below.get(parentId) ?? []).flatMap((row) => {
			const id = idOf(row);
			const isNarrowed = found !== undefined;
			const opened = isNarrowed || isOpen(id, level);
			const inner = opened && below.has(id) ? linesIn(id, level + 1) : [];
			if (isNarrowed && !found.has(row) && inner.length === 0) return [];
			const line = { id, row, parentId, level, isOpen: below.has(id) ? opened : undefined };
			return [line, ...inner];
		});
	return linesIn(null, 1);
}
