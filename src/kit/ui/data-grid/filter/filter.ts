import {
	disabledUsersFilter,
	enabledStateFilter,
	optionsFilter,
	textFilter,
	unitsFilter,
} from "./choice-filters.tsx";
import {
	dateRangeFilter,
	monthRangeFilter,
	numberRangeFilter,
	seriesRangeFilter,
} from "./range-filters.tsx";

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
