import { useMemo } from "react";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { CustomRow } from "./custom-columns.ts";
import { customFilters } from "./custom-filters.ts";
import type { DescribedField } from "./use-custom-fields.ts";

/** A filter for each of some custom fields. */
export function useCustomFilters<Row extends CustomRow>(
	fields: readonly DescribedField[],
): readonly GridFilter<Row>[] {
	const t = useTexts(texts).values;
	return useMemo(() => customFilters<Row>(fields, t), [fields, t]);
}
