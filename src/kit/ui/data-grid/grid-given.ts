import type { ReactNode } from "react";
import type { UiFeature } from "#domain/access/ui-features.ts";
import type { ExportFormat } from "#kit/contract/list-export.ts";
import type { GridColumn } from "./column/grid-column.ts";
import type { Printer } from "./column/printer.ts";
import type { GridFilter } from "./filter/grid-filter.ts";
import type { BulkAction, GridTool, RowAction } from "./grid-actions.ts";
import type { Sums } from "./selection/sum-rows.ts";
import type { Selection } from "./selection/use-selection.ts";
import type { DefaultSort, FilterValues } from "./settings/grid-settings.ts";
import type { SettingsPlace } from "./settings/settings-place.ts";
import type { ShownTree } from "./tree/grid-tree.ts";

/** What is asked of every grid, wherever its rows come from. Keep `columns` and `filters` stable: `useMemo`. */
export interface GridGiven<R extends object> {
	/** Of the list, e.g. `staff.users`; settings are kept by it. */
	readonly id: string;
	/** What the list shows, for those who cannot see it. */
	readonly label: string;
	readonly columns: readonly GridColumn<R>[];
	/** `row.id` unless said otherwise. */
	readonly rowId?: (row: R) => string;
	readonly filters?: readonly GridFilter<R>[];
	readonly defaultSort?: DefaultSort;
	readonly defaultFilters?: FilterValues;
	/** What the search looks through, as its placeholder; no search without. */
	readonly search?: string;
	/** Lines of words that each row has room for; one unless given. */
	readonly lines?: number;
	readonly rowActions?: (row: R) => readonly RowAction<R>[];
	/** What the button of a row's menu is called, where that names the row. */
	readonly menuLabel?: (row: R) => string;
	/** With at least one, rows can be selected. */
	readonly bulkActions?: readonly BulkAction<R>[];
	/** Enter or a click on a row. */
	readonly onOpen?: (row: R) => void;
	/** The row whose detail is open. */
	readonly openId?: string | undefined;
	/** What to say, and what would fill it, when nothing is there yet; and what is said when nothing was found. */
	readonly empty?: {
		readonly text: string;
		readonly notFound?: string;
		readonly action?: ReactNode;
	};
	/** What stands below a list that came whole, e.g. „12 Abteilungen“. */
	readonly counted?: (count: string) => string;
	/** What is done now and then: buttons before `tools`, on a phone lines of the menu. */
	readonly sideTools?: readonly GridTool[];
	/** Buttons at the end of the toolbar. */
	readonly tools?: ReactNode;
	/** `fill` takes the free height of the page, `content` as much as the rows need. */
	readonly height?: "fill" | "content";
	/** Title of the printed list; the label unless given. */
	readonly printTitle?: string;
	/** What is to be known of the figures on paper, e.g. that the month still runs. */
	readonly printNote?: string | undefined;
	/** Stands above the rows on paper. */
	readonly printAbove?: ReactNode;
	/** Whose list it is, on paper: company and place. */
	readonly printScope?: string;
	/** Whether the tenant has a part of the product: columns of others are absent. All unless given. */
	readonly hasFeature?: (feature: UiFeature) => boolean;
}

/** One page of rows, and the way to others. */
export interface GridPage<R extends object> {
	readonly rows: readonly R[];
	/** Hits in all. */
	readonly total: number;
	/** There are more hits than `total`: nobody counted them all. */
	readonly hasMore?: boolean | undefined;
	/** From 1. */
	readonly page: number;
	/** Undefined where all rows are there at once. */
	readonly onPage: ((page: number) => void) | undefined;
	readonly isSorted: boolean;
	readonly state: "loading" | "failed" | "ready";
	/** Older rows are shown while newer ones are on their way. */
	readonly isBusy: boolean;
	readonly onReload: (() => void) | undefined;
	/** Sums of all hits, where they are known. */
	readonly overall: Sums | undefined;
	/** All rows of a list that came whole, narrowed or not. */
	readonly known?: readonly R[];
	/** The first so many of all hits, for "select all" and print. */
	readonly loadAll: (limit: number) => Promise<readonly R[]>;
}

export interface GridViewGiven<R extends object> extends GridGiven<R> {
	readonly place: SettingsPlace;
	readonly page: GridPage<R>;
	readonly searched: string;
	readonly onSearch: (text: string) => void;
	readonly onExport?: ((format: ExportFormat) => void) | undefined;
	/** Of rows that lie in one another. */
	readonly shownTree?: ShownTree<R> | undefined;
}

/** What the table is drawn with besides; its columns are those that the tenant has. */
export interface GridTableGiven<R extends object> extends GridViewGiven<R> {
	readonly rowId: (row: R) => string;
	readonly printer: Printer;
	/** Boxes at the left; none without. */
	readonly selection: Selection<R> | undefined;
	/** Opens the filter of a column; undefined where there is none. */
	readonly filterOf: (column: GridColumn<R>) => (() => void) | undefined;
	readonly onManage: () => void;
	/** In place of the rows: nothing found, not loaded. */
	readonly children: ReactNode;
}
