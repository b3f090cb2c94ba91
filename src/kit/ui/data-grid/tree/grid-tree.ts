import type { DragEvent } from "react";

/** Says that rows lie in one another. */
export interface GridTree<R extends object> {
	/** Id of the row that it lies in; a row whose parent is not there stands at the top. The same function each time. */
	readonly parentId: (row: R) => string | null;
	/** A tree of no more rows than this stands open as a whole; of larger ones only the roots do. */
	readonly wholeUpTo?: number;
	/** Rows can be dragged onto others. */
	readonly move?: TreeMove<R>;
}

interface TreeMove<R extends object> {
	readonly canMove: (row: R) => boolean;
	/** Ids of the rows that do not take it; asked once, when it is dragged. */
	readonly blockedFor: (row: R) => ReadonlySet<string>;
	readonly run: (row: R, target: R) => void;
}

/** A row that is seen, and where it stands. */
export interface TreeLine<R extends object> {
	readonly id: string;
	readonly row: R;
	readonly parentId: string | null;
	/** 1 at the top. */
	readonly level: number;
	/** Undefined where nothing lies in it. */
	readonly isOpen: boolean | undefined;
}

type DragEvents = Record<
	"onDragStart" | "onDragOver" | "onDragLeave" | "onDrop" | "onDragEnd",
	(event: DragEvent) => void
>;

/** A tree as the table shows it. */
export interface ShownTree<R extends object> {
	readonly rows: readonly R[];
	readonly lineOf: (id: string) => TreeLine<R> | undefined;
	/** Opens a row that is closed, and the other way round. */
	readonly turn: (id: string) => void;
	/** False for a row that stays; undefined where none can be dragged. */
	readonly isDraggable: (row: R) => boolean | undefined;
	/** The row that would take what is dragged. */
	readonly overId: string | undefined;
	readonly dragEvents: DragEvents | undefined;
}
