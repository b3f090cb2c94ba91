import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { TimelineRow } from "#kit/ui/timeline/timeline-given.ts";
import type { Format } from "#kit/web/format/format.ts";
import type { PlanFigures } from "../../contract/plan-people.ts";
import type { texts } from "../text.ts";

interface Shown {
	readonly t: Words<typeof texts>;
	readonly format: Format;
	readonly range: DayRange;
}

/** What the month comes to: "Saldo +3:00 · 4 N · 2 WE". */
export function figureWords(
	{ forecastMinutes, nights, weekends }: PlanFigures,
	{ t: { figures: t }, format, range }: Shown,
): Pick<TimelineRow, "note" | "hint"> {
	const balance =
		forecastMinutes === null ? undefined : format.hours(forecastMinutes, { sign: true });
	const month = format.month(isoOfDay(range.from));
	const joined = (sign: string, ...parts: readonly (string | undefined)[]) =>
		parts.filter((part) => part !== undefined).join(sign);
	return {
		note: joined(" · ", balance && t.balance(balance), t.nights(nights), t.weekends(weekends)),
		hint: joined(
			", ",
			balance === undefined ? month : t.month(month, balance),
			t.nightsLong(nights),
			t.weekendsLong(weekends),
		),
	};
}
