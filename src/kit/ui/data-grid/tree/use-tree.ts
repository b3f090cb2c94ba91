import { useMemo, useState } from "react";
import type { GridTree, ShownTree } from "./grid-tree.ts";
import { treeLines } from "./tree-lines.ts";
import { useRowDrag } from "./use-row-drag.ts";

interface Given<R extends object> {
	readonly tree: GridTree<R> | undefined;
	readonly rows: readonly R[];
	/** Rows that fit search and filters; the same array while nothing is narrowed. */
	readonly found: readonly R[];
	readonly idOf: (row: R) => string;
}

/** What of a tree is seen, and how it is opened, closed and moved; undefined for a plain list. */
export function useTree<R extends object>(given: Given<R>): ShownTree<R> | undefined {
	const { tree, rows, found, idOf } = given;
	const parentOf = tree?.parentId;
	const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
	const lines = useMemo(() => {
		if (parentOf === undefined) return [];
		return treeLines({
			rows,
			found: found === rows ? undefined : new Set(found),
			idOf,
			parentOf,
			// the roots are open until somebody closes them
			isOpen: (id, level) => (level === 1) !== turned.has(id),
		});
	}, [parentOf, rows, found, idOf, turned]);
	const seen = useMemo(() => lines.map(({ row }) => row), [lines]);
	const byId = useMemo(() => new Map(lines.map((line) => [line.id, line])), [lines]);
	const drag = useRowDrag(tree?.move, lines);
	if (tree === undefined) return undefined;
	return {
		...drag,
		rows: seen,
		lineOf: (id) => byId.get(id),
		turn: (id) => setTurned((before) => before.symmetricDifference(new Set([id]))),
	};
}
