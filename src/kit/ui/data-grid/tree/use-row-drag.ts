import { type DragEvent, useState } from "react";
import type { GridTree, ShownTree, TreeLine } from "./grid-tree.ts";

interface Dragged<R extends object> {
	readonly row: R;
	readonly blocked: ReadonlySet<string>;
}

/** Moves a row by dragging it onto another, which shows meanwhile that it would take it. */
export function useRowDrag<R extends object>(
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

const rowsStay = { isDraggable: () => undefined, overId: undefined, dragEvents: undefined };

function lineAt<R extends object>({ target }: DragEvent, lines: readonly TreeLine<R>[]) {
	const row = (target as Element).closest<HTMLElement>("[data-row]");
	return lines[Number(row?.dataset.row ?? -1)];
}
