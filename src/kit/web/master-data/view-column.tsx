import type { ComponentType } from "react";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { AnyEntry } from "./master-screens.ts";

/** A column shown by a component of the feature. */
export function viewColumn(
	given: {
		readonly id: string;
		readonly title: string;
		readonly sortable: boolean;
		readonly width?: number;
	},
	View: ComponentType<{ readonly item: AnyEntry }>,
): GridColumn<AnyEntry> {
	return {
		...column.slot<AnyEntry>({
			...given,
			render: (item) => <View item={item} />,
			text: (item) => String(item[given.id] ?? ""),
		}),
		sortable: given.sortable,
	};
}
