import { useMemo } from "react";
import {
	customColumns,
	useCustomFields,
	useCustomFilters,
} from "#areas/settings/custom-fields/web/public.ts";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { CustomerItem } from "../contract.ts";
import { texts } from "../text.ts";
import { customerColumns } from "./customer-columns.tsx";
import { customerFilters } from "./customer-filters.ts";

interface CustomerList {
	readonly columns: readonly GridColumn<CustomerItem>[];
	readonly filters: readonly GridFilter<CustomerItem>[];
}

/** Columns and filters of the list, custom fields last; by details narrow only those who may read them. */
export function useCustomerList(mayRead: boolean): CustomerList {
	const t = useTexts(texts);
	const { fields } = useCustomFields("CUSTOMER");
	const further = useCustomFilters<CustomerItem>(fields);
	const columns = useMemo(
		() => [...customerColumns(t), ...customColumns<CustomerItem>(fields)],
		[t, fields],
	);
	const filters = useMemo(
		() => [...customerFilters(t, mayRead), ...(mayRead ? further : [])],
		[t, mayRead, further],
	);
	return { columns, filters };
}
