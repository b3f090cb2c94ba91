import { monthRangeFilter } from "./month-range-filter.tsx";
import { optionsFilter } from "./options-filter.tsx";
import { dateRangeFilter, numberRangeFilter } from "./range-filters.tsx";
import { seriesRangeFilter } from "./series-range-filter.tsx";
import { disabledUsersFilter, enabledStateFilter } from "./state-filters.tsx";
import { textFilter } from "./text-filter.tsx";
import { unitsFilter } from "./units-filter.tsx";

/**
 * The filters a list can have. Each says which names it sends; `query` sends others, `test` is for rows in the browser.
 *
 * Example: `filter.options({ id: "states", label: t.state, options: stateOptions })`
 */
export const filter = {
	/** `<id>` */
	text: textFilter,
	/** `<id>` as a list */
	options: optionsFilter,
	/** `unitIds`, `recursive`, `includeSecondaryUnits` */
	units: unitsFilter,
	/** `includeDisabledUsers` */
	disabledUsers: disabledUsersFilter,
	/** `enabledState`: ENABLED, DISABLED, ALL */
	enabledState: enabledStateFilter,
	/** `fromMonth`, `toMonth` like `2026-11` */
	monthRange: monthRangeFilter,
	/** `begin`, `end` in minutes since midnight, `addDays` */
	seriesRange: seriesRangeFilter,
	/** `<id>From`, `<id>To` */
	numberRange: numberRangeFilter,
	/** `from`, `to` */
	dateRange: dateRangeFilter,
} as const;
