import { useMemo, useState } from "react";
import type { GridColumn } from "../column/grid-column.ts";
import {
	type DefaultSort,
	defaultSettings,
	type FilterValues,
	fitSettings,
	type GridSettings,
} from "./grid-settings.ts";

/** Where a grid has its settings from, and takes changes to. */
export interface SettingsPlace {
	readonly settings: GridSettings;
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
	return useMemo(
		() => ({
			settings: fitSettings(
				{ ...defaultSettings(columns, sort, filters), ...changed },
				columns,
			),
			change: (part) => setChanged((before) => ({ ...before, ...part })),
			reset: () =>
				setChanged(({ views }) => (views === undefined ? {} : { views })),
		}),
		[columns, sort, filters, changed],
	);
}
