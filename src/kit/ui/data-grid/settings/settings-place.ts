import { useMemo, useState } from "react";
import type { GridColumn } from "../column/grid-column.ts";
import {
	type DefaultSort,
	defaultSettings,
	type FilterValues,
	fitSettings,
	type GridSettings,
} from "./grid-settings.ts";
import { isViewChanged } from "./views.ts";

/** Where a grid has its settings from, and takes changes to. */
export interface SettingsPlace {
	readonly settings: GridSettings;
	/** How the list is by itself. */
	readonly standard: GridSettings;
	/** Whether it differs from the view that was chosen, or from the standard without one. */
	readonly isChanged: boolean;
	readonly change: (part: Partial<GridSettings>) => void;
	/** Back to how the list is by itself; named views stay. */
	readonly reset: () => void;
}

/** Settings that live as long as the grid is shown. */
export function useLocalSettings(
	columns: readonly GridColumn<never>[],
	sort?: DefaultSort,
	filters?: FilterValues,
): SettingsPlace {
	const [changed, setChanged] = useState<Partial<GridSettings>>({});
	return useMemo(() => {
		const standard = defaultSettings(columns, sort, filters);
		const settings = fitSettings({ ...standard, ...changed }, columns);
		return {
			settings,
			standard,
			isChanged: isViewChanged(settings, standard, columns),
			change: (part) => setChanged((before) => ({ ...before, ...part })),
			reset: () => setChanged(({ views }) => (views === undefined ? {} : { views })),
		};
	}, [columns, sort, filters, changed]);
}
