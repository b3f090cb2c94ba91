import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { ArchivedMark } from "./archived-mark.tsx";
import type { AnyEntry } from "./master-screens.ts";
import type { texts } from "./text.ts";

/** Says what is archived; what is in use needs no mark. */
export function stateColumn(
	t: Pick<Words<typeof texts>, "state" | "enabled" | "archived"> & { readonly isSortable: boolean },
): GridColumn<AnyEntry> {
	return column.slot<AnyEntry>({
		id: "isEnabled",
		title: t.state,
		width: 120,
		sortable: t.isSortable,
		render: (item) => (item.isEnabled ? null : <ArchivedMark />),
		text: (item) => (item.isEnabled ? t.enabled : t.archived),
	});
}
