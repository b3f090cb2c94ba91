import { windowMinutes } from "../arbzg-figures.ts";
import type { CheckedDay } from "../checked-day.ts";
import { youthNight } from "../work-limits.ts";

/** Work of the young between 20:00 and 6:00, § 14 (1) JArbSchG; trades of its (2) may know better. */
export function minorNight(checked: CheckedDay) {
	if (checked.limits.law !== "JARBSCHG") return null;
	const minutes = windowMinutes(checked, youthNight);
	if (minutes === 0) return null;
	return { code: "MINOR_NIGHT", severity: "ERROR", minutes } as const;
}
