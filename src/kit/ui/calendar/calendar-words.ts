import { useMemo } from "react";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { printMinute } from "#kit/web/format/print-day.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts as kitTexts } from "../text.ts";
import type { CalendarEvent } from "./calendar-given.ts";
import { texts } from "./text.ts";

export type CalendarWords = ReturnType<typeof useCalendarWords>;

/** What a calendar says in words. */
export function useCalendarWords() {
	const t = useTexts(texts);
	const { states } = useTexts(kitTexts);
	const format = useFormat();
	return useMemo(() => {
		const day = (value: LocalDay) => format.day(isoOfDay(value));
		const longDay = (value: LocalDay) => format.longDay(isoOfDay(value));
		const times = ({ beginMinute, endMinute }: CalendarEvent) =>
			beginMinute === undefined || endMinute === undefined
				? undefined
				: `${printMinute(beginMinute % 1440)} – ${printMinute(endMinute % 1440)}`;
		return {
			t,
			day,
			longDay,
			times,
			/** `Teamsitzung 14:00 – 14:45, Raum 1.04`: with its state where that is not the usual one. */
			event: (event: CalendarEvent) =>
				[
					[event.label, times(event) ?? event.note].filter(Boolean).join(" "),
					event.isBox || event.state === "APPROVED" ? undefined : states[event.state],
					times(event) && event.note,
					event.to > event.from ? `${day(event.from)} – ${day(event.to)}` : undefined,
				]
					.filter(Boolean)
					.join(", "),
		};
	}, [t, states, format]);
}
