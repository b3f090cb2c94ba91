import { useEffect } from "react";
import { createStore } from "../../create-store.ts";
import { openPanel } from "../../panel-stack/open-panel.ts";
import { commonGridColumns } from "../../panels.ts";
import type { GridColumn } from "../column/grid-column.ts";
import type { SettingsPlace } from "../settings/settings-place.ts";

export interface OpenGrid {
	readonly label: string;
	readonly columns: readonly GridColumn<never>[];
	readonly place: SettingsPlace;
}

/** Grids that are on the screen: the panel of columns changes them directly. */
export const openGrids = createStore<ReadonlyMap<string, OpenGrid>>(new Map());

export function useOpenGrid(
	id: string,
	label: string,
	columns: readonly GridColumn<never>[],
	place: SettingsPlace,
): void {
	useEffect(() => {
		openGrids.set(new Map(openGrids.get()).set(id, { label, columns, place }));
	}, [id, label, columns, place]);
	useEffect(
		() => () => {
			const left = new Map(openGrids.get());
			left.delete(id);
			openGrids.set(left);
		},
		[id],
	);
}

export function openColumns(grid: string): void {
	openPanel(commonGridColumns, { grid });
}
