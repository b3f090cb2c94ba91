import { useMemo } from "react";
import { customColumns, useCustomFields } from "#areas/settings/custom-fields/web/public.ts";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { ManagedAbsence } from "../../contract/lists.ts";
import { useAbsenceColumns } from "./use-absence-columns.tsx";

/** Columns of the list of everybody's absences, with what the company adds to its absences. */
export function useManagedColumns(): readonly GridColumn<ManagedAbsence>[] {
	const columns = useAbsenceColumns();
	const { fields } = useCustomFields("ABSENCE");
	return useMemo(
		() => [
			...(columns as readonly GridColumn<ManagedAbsence>[]),
			...customColumns<ManagedAbsence>(fields),
		],
		[columns, fields],
	);
}
