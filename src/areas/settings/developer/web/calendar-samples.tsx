import { IconEye } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { CalendarGiven } from "#kit/ui/calendar/calendar-given.ts";
import { useCalendarWords } from "#kit/ui/calendar/calendar-words.ts";
import { DayGrid } from "#kit/ui/calendar/day-grid.tsx";
import { MonthGrid } from "#kit/ui/calendar/month/month-grid.tsx";
import { WeekGrid } from "#kit/ui/calendar/week-grid.tsx";
import { PeriodBar } from "#kit/ui/period/period-bar.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts as galleryTexts } from "../text.ts";
import { sampleToday } from "./sample-absences.ts";
import { sampleDays, sampleEvents } from "./sample-calendar.ts";
import { texts } from "./timeline-text.ts";

const zooms = ["MONTH", "WEEK", "DAY"] as const;
const noon = 12 * 60;

/** A person's month, week and day. */
export function CalendarSamples() {
	const { calendar: t } = useTexts(texts);
	const { grid } = useTexts(galleryTexts);
	const format = useFormat();
	const words = useCalendarWords();
	const [at, setAt] = useState<{ zoom: (typeof zooms)[number]; day: LocalDay }>({
		zoom: "MONTH",
		day: sampleToday,
	});
	const [selected, setSelected] = useState(dayOfIso("2026-11-19"));
	const [told, setTold] = useState("");
	const events = useMemo(() => sampleEvents(t), [t]);
	const days = useMemo(
		() => sampleDays((minutes, sign = false) => format.hours(minutes, { sign })),
		[format],
	);
	const given: CalendarGiven = {
		label: t.title,
		events,
		days,
		holidays: [{ day: dayOfIso("2026-11-01"), label: t.holiday }],
		today: sampleToday,
		selected,
		onSelect: setSelected,
		onOpen: (event) => setTold(words.event(event)),
		onCreate: (day) => setTold(words.longDay(day)),
		menu: ({ day, event }) => [
			{
				id: "open",
				label: grid.open,
				icon: IconEye,
				run: () => setTold(event ? words.event(event) : words.longDay(day)),
			},
		],
	};
	return (
		<div className="gallery-timeline">
			<PeriodBar
				{...at}
				today={sampleToday}
				zooms={zooms}
				onChange={(zoom, day) => setAt({ zoom, day })}
			/>
			{at.zoom === "MONTH" && (
				<MonthGrid {...given} month={at.day} onMonth={(day) => setAt({ ...at, day })} />
			)}
			{at.zoom === "WEEK" && <WeekGrid {...given} week={at.day} nowMinute={noon} />}
			{at.zoom === "DAY" && <DayGrid {...given} day={at.day} nowMinute={noon} />}
			<p role="status">{told}</p>
		</div>
	);
}
