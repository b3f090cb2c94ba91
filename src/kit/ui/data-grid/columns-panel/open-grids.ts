import { useMemo } from "react";
import { createStore, useListed } from "../../create-store.ts";
import { openPanel } from "../../panel-stack/open-panel.ts";
import { commonGridColumns } from "../../panels.ts";
import type { GridColumn } from "../column/grid-column.ts";
import type { SettingsPlace } from "../settings/settings-place.ts";

export interface OpenGrid {
	readonly label: string;
	readonly columns: readonly GridColumn<never>[];
	readonly place: SettingsPlace;
	/** Of columns that are left out because no row has anything for them. */
	readonly empty: ReadonlySet<string> | undefined;
}

/** Grids that are on the screen: the panel of columns changes them directly. */
export const openGrids = createStore<ReadonlyMap<string, OpenGrid>>(new Map());

export function useOpenGrid(
	id: string,
	label: string,
	columns: readonly GridColumn<never>[],
	place: SettingsPlace,
	empty: OpenGrid["empty"],
): void {
	const open = useMemo(() => ({ label, columns, place, empty }), [label, columns, place, empty]);
	useListed(openGrids, id, open);
}

export function openColumns(grid: string): void {
	openPanel(commonGridColumns, { grid });
}
