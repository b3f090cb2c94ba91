import { dateOfDay } from "#domain/time/civil-date.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { isoWeekOf } from "#domain/time/iso-week.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { Format } from "#kit/web/format/format.ts";
import type { TimelineZoom } from "../timeline/layout/day-scale.ts";
import type { texts } from "./text.ts";

interface Given {
	readonly t: Words<typeof texts>;
	readonly format: Format;
}

/** What a period is called: `KW 48 · 23.11. – 29.11.2026`, `Dezember 2026`, `4. Quartal 2026`, `2026`. */
export function periodWords(
	zoom: TimelineZoom,
	{ from, to }: DayRange,
	{ t, format }: Given,
): string {
	const iso = (day: LocalDay) => isoOfDay(day);
	const { year, month } = dateOfDay(from);
	switch (zoom) {
		case "DAY":
			return format.dayWithYear(iso(from));
		case "MONTH":
			return format.month(iso(from));
		case "QUARTER":
			return t.quarter(Math.ceil(month / 3), year);
		case "YEAR":
			return String(year);
		case "WEEK":
			return `${t.week(isoWeekOf(from).week)} · ${spanWords(from, to, format)}`;
		default:
			return spanWords(from, to, format);
	}
}

/** `21.12. – 31.01.2027`: of the first day no year where the last one says it, and no weekday. */
function spanWords(from: LocalDay, to: LocalDay, format: Format): string {
	const short = format.day(isoOfDay(from)).replace(/^\S+ /, "");
	return `${short} – ${format.date(isoOfDay(to))}`;
}
