import type { ReactNode } from "react";
import type { GridColumn } from "../column/grid-column.ts";
import type { Printer } from "../column/printer.ts";
import type { RowAction } from "../grid-actions.ts";
import type { Selection } from "../selection/use-selection.ts";
import type { SettingsPlace } from "../settings/settings-place.ts";
import type { ShownTree } from "../tree/grid-tree.ts";

/** What the table itself needs: rows of one page, settings and what may be done with them. */
export interface GridTableGiven<R extends object> {
	readonly label: string;
	readonly columns: readonly GridColumn<R>[];
	readonly rows: readonly R[];
	readonly rowId: (row: R) => string;
	readonly place: SettingsPlace;
	readonly printer: Printer;
	/** The rows come sorted, by the server. */
	readonly isSorted: boolean;
	/** Boxes at the left; none without. */
	readonly selection: Selection<R> | undefined;
	readonly rowActions: ((row: R) => readonly RowAction<R>[]) | undefined;
	readonly menuLabel: ((row: R) => string) | undefined;
	readonly tree: ShownTree<R> | undefined;
	readonly onOpen: ((row: R) => void) | undefined;
	/** The row whose detail is open. */
	readonly openId: string | undefined;
	/** Opens the filter of a column; undefined where there is none. */
	readonly filterOf: (column: GridColumn<R>) => (() => void) | undefined;
	readonly onManage: () => void;
	/** Rows of the pages before this one. */
	readonly offset: number;
	/** All hits. */
	readonly total: number;
	/** Shows the next page, or with −1 the one before; undefined where all rows are there. */
	readonly onTurn: ((by: 1 | -1) => void) | undefined;
	/** Sums of all hits, in words. */
	readonly overall: string | undefined;
	readonly isBusy: boolean;
	/** In place of the rows: nothing found, not loaded. */
	readonly children?: ReactNode;
}
