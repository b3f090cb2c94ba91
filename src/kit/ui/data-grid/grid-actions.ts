import type { Icon } from "@tabler/icons-react";

/** One entry of a row's menu. */
export interface RowAction<R> {
	readonly id: string;
	readonly label: string;
	readonly icon?: Icon;
	readonly run: (row: R) => void;
	readonly isDisabled?: boolean;
	/** Destroys something: stands last, in red. */
	readonly isDanger?: boolean;
}

/** Something done now and then about the list: a button before those of `tools`, on a phone a line of the menu. */
export interface GridTool {
	readonly id: string;
	readonly label: string;
	readonly icon: Icon;
	readonly run: () => void;
}

/** One button of the bar that floats while rows are selected. */
export interface BulkAction<R> {
	readonly id: string;
	readonly label: string;
	readonly icon?: Icon;
	/** `clear` empties the selection, when it is done. */
	readonly run: (rows: readonly R[], clear: () => void) => void;
	/** The one filled button. */
	readonly isPrimary?: boolean;
	readonly isDisabled?: boolean;
}
