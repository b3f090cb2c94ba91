import { useEffect, useState } from "react";
import { dayOfDate } from "#domain/time/civil-date.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { parseSearchText, writeSearchText } from "#kit/web/router/search-text.ts";

export const zooms = ["MONTH", "WEEK", "DAY"] as const;
export type CalendarZoom = (typeof zooms)[number];

/** How closely one looks, and at which day. */
export interface CalendarPlace {
	readonly zoom: CalendarZoom;
	readonly day: LocalDay;
}

const firstDay = dayOfDate({ year: 2020, month: 1, day: 1 });

/** Kept in the address as `?date=2026-11-19&view=WEEK`; the month of today where it names none. */
export function useCalendarPlace(): readonly [CalendarPlace, (place: CalendarPlace) => void] {
	const [place, setPlace] = useState(placeOfAddress);
	useEffect(() => {
		const read = () => setPlace(placeOfAddress());
		addEventListener("popstate", read);
		return () => removeEventListener("popstate", read);
	}, []);
	const change = ({ zoom, day }: CalendarPlace) => {
		const next = { zoom, day: within(day) };
		setPlace(next);
		const { date: _, view: __, ...rest } = parseSearchText(location.search);
		const view = zoom === "MONTH" ? {} : { view: zoom };
		const search = writeSearchText({ ...rest, date: isoOfDay(next.day), ...view });
		void goTo(`${location.pathname}${search}`, { replace: true });
	};
	return [place, change];
}

function placeOfAddress(): CalendarPlace {
	const { date, view } = parseSearchText(location.search);
	const zoom = zooms.find((one) => one === view) ?? "MONTH";
	return { zoom, day: within(dayOfAddress(date) ?? dayNow()) };
}

function dayOfAddress(date: unknown): LocalDay | undefined {
	if (typeof date !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
	const day = dayOfIso(date);
	// the 31st of a short month is no day
	return isoOfDay(day) === date ? day : undefined;
}

/** From 2020 to a year ahead: there is nothing beyond. */
function within(day: LocalDay): LocalDay {
	const last = addMonths(dayNow(), 12);
	return day < firstDay ? firstDay : day > last ? last : day;
}
