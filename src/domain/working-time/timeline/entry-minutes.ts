import { minuteOf } from "../../time/epoch.ts";
import type { EpochSecond } from "../../time/quantities.ts";

/**
 * The minutes of an entry, wherever they are shown or counted: both ends are cut to their minute, as the engine cuts
 * them, so that the figure is the difference of the two times printed beside it. `entry_minutes` is the same in SQL.
 *
 * Example: 08:03:10 to 12:11:50 → 248, as 08:03 to 12:11.
 */
export function entryMinutes(begin: EpochSecond, end: EpochSecond): number {
	return minuteOf(end) - minuteOf(begin);
}
