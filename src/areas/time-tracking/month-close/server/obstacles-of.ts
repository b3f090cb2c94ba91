import type { MonthCloseItem } from "../contract/fields.ts";
import type { ListedMonth } from "./sql/list.ts";

/** What speaks against closing somebody's month, with how often. */
export function obstaclesOf(row: ListedMonth): MonthCloseItem["obstacles"] {
	const counts = [
		["ENTRY_RUNNING", row.running],
		["REQUESTED", row.requested],
		["CHANGE_REQUESTED", row.changeRequests],
		["VIOLATIONS", row.violations],
		["EARLIER_OPEN", row.earlierOpen],
		["STALE", row.stale],
	] as const;
	return counts.flatMap(([code, count]) => (count > 0 ? [{ code, count }] : []));
}
