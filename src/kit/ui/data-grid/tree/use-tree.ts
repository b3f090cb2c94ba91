import { type DragEvent, useMemo, useState } from "react";
import type { GridTree, ShownTree, TreeLine } from "./grid-tree.ts";

const rowsStay = { isDraggable: () => undefined, overId: undefined, dragEvents: undefined };

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
	const isWhole = rows.length <= (tree?.wholeUpTo ?? 0);
	const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
	const lines = useMemo(() => {
		if (parentOf === undefined) return [];
		return treeLines({
			rows,
			found: found === rows ? undefined : new Set(found),
			idOf,
			parentOf,
			// what is open at first is so until somebody closes it
			isOpen: (id, level) => (isWhole || level === 1) !== turned.has(id),
		});
	}, [parentOf, rows, found, idOf, isWhole, turned]);
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

interface Dragged<R extends object> {
	readonly row: R;
	readonly blocked: ReadonlySet<string>;
}

/** Moves a row by dragging it onto another, which shows meanwhile that it would take it. */
function useRowDrag<R extends object>(
	move: GridTree<R>["move"],
	lines: readonly TreeLine<R>[],
): Pick<ShownTree<R>, "isDraggable" | "overId" | "dragEvents"> {
	const [dragged, setDragged] = useState<Dragged<R>>();
	const [overId, setOverId] = useState<string>();
	if (move === undefined) return rowsStay;
	const takerAt = (event: DragEvent) => {
		const line = lineAt(event, lines);
		return line && dragged && !dragged.blocked.has(line.id) ? line : undefined;
	};
	const end = () => {
		setDragged(undefined);
		setOverId(undefined);
	};
	const onDragStart = (event: DragEvent) => {
		const line = lineAt(event, lines);
		if (line === undefined) return;
		event.dataTransfer.effectAllowed = "move";
		event.dataTransfer.setData("text/plain", line.id);
		setDragged({ row: line.row, blocked: move.blockedFor(line.row) });
	};
	const onDragOver = (event: DragEvent) => {
		const taker = takerAt(event);
		if (taker === undefined) return;
		event.preventDefault();
		setOverId(taker.id);
	};
	const onDrop = (event: DragEvent) => {
		const taker = takerAt(event);
		if (dragged === undefined || taker === undefined) return;
		event.preventDefault();
		move.run(dragged.row, taker.row);
		end();
	};
	const onDragLeave = () => setOverId(undefined);
	const dragEvents = { onDragStart, onDragOver, onDragLeave, onDrop, onDragEnd: end };
	return { isDraggable: move.canMove, overId, dragEvents };
}

function lineAt<R extends object>({ target }: DragEvent, lines: readonly TreeLine<R>[]) {
	const row = (target as Element).closest<HTMLElement>("[data-row]");
	return lines[Number(row?.dataset.row ?? -1)];
}

interface TreeLinesGiven<R extends object> {
	/** Siblings in their order. */
	readonly rows: readonly R[];
	/** Those that fit search and filters. Undefined: nothing is narrowed. */
	readonly found: ReadonlySet<R> | undefined;
	readonly idOf: (row: R) => string;
	readonly parentOf: (row: R) => string | null;
	readonly isOpen: (id: string, level: number) => boolean;
}

/** The rows that are seen, top down. Of a narrowed tree that is what fits, with everything above it. */
function treeLines<R extends object>(given: TreeLinesGiven<R>): readonly TreeLine<R>[] {
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
