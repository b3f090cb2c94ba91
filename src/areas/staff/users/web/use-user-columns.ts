import { useMemo } from "react";
import { customColumns, type DescribedField } from "#areas/settings/custom-fields/web/public.ts";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { UserItem } from "../contract/people.ts";
import { texts } from "../text.ts";
import { userColumns } from "./user-columns.tsx";

/** Everything the list can show of people, custom fields behind the product's own. */
export function useUserColumns(fields: readonly DescribedField[]): readonly GridColumn<UserItem>[] {
	const t = useTexts(texts);
	return useMemo(() => [...userColumns(t), ...customColumns<UserItem>(fields)], [t, fields]);
}
