import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import type { CalendarGiven } from "#kit/ui/calendar/calendar-given.ts";
import { DayGrid } from "#kit/ui/calendar/day-grid.tsx";
import type { TimeGridGiven } from "#kit/ui/calendar/hours/time-grid.tsx";
import { MonthGrid } from "#kit/ui/calendar/month/month-grid.tsx";
import { WeekGrid } from "#kit/ui/calendar/week-grid.tsx";
import { PrintedOn } from "#kit/ui/paper/paper-head.tsx";
import { usePaper } from "#kit/ui/paper/use-paper.tsx";
import { PeriodBar } from "#kit/ui/period/period-bar.tsx";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { serverNow } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { wallTimeOf } from "#kit/web/format/print-day.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { askForDay, createOn, openEvent, spotMenu } from "./calendar-doings.ts";
import { CalendarLegend, MonthSums } from "./calendar-edges.tsx";
import type { CalendarAnswer, MonthAnswer } from "./use-calendar.ts";
import { type CalendarPlace, zooms } from "./use-calendar-place.ts";
import { type Shown, useShown } from "./use-shown.ts";

interface Given {
	readonly answer: CalendarAnswer;
	readonly month: MonthAnswer | undefined;
	readonly place: CalendarPlace;
	readonly go: (place: CalendarPlace) => void;
	readonly today: LocalDay;
	readonly hasSide: boolean;
}

const daySide = lazyCode(() => import("./side/day-side.tsx"));

/** The bar, the grid, and beside it the chosen day. */
export function CalendarParts(parts: Given) {
	const { answer, month, place, go, today, hasSide } = parts;
	const t = useTexts(texts);
	const withEntries = place.zoom !== "MONTH";
	const shown = useShown(answer, month, { today, withEntries });
	const given = useGiven(parts, shown);
	const { start, paper } = useCalendarPaper(parts, shown, given);
	const choose = (day: LocalDay) => go({ ...place, day });
	return (
		<>
			<PeriodBar
				{...place}
				today={today}
				zooms={zooms}
				onChange={(zoom, day) => go({ zoom, day })}
				onPrint={start}
			>
				<MonthSums month={month} />
				<AddButton
					size="xs"
					variant="default"
					label={t.newAbsence}
					onClick={() => askForDay(place.day)}
				/>
			</PeriodBar>
			<div className="my-calendar-parts" data-side={hasSide || undefined}>
				<div className="my-calendar-main">
					<Grid place={place} given={given} shown={shown} />
					<CalendarLegend />
				</div>
				{hasSide && (
					<LazyPart
						code={daySide}
						props={{ day: place.day, today, shown, choose }}
						fallback={<aside className="day-side" />}
					/>
				)}
			</div>
			{paper}
		</>
	);
}

function useGiven({ place, go, today, answer }: Given, shown: Shown): TimeGridGiven {
	const t = useTexts(texts);
	const { userId } = useSession();
	const zone = answer.users[0]?.zone;
	return {
		label: t.title,
		events: shown.events,
		days: shown.days,
		holidays: shown.holidays,
		today,
		selected: place.day,
		onSelect: (day) => go({ ...place, day }),
		onOpen: openEvent,
		onCreate: (day, minute) => createOn(day, today, minute),
		menu: (spot) => spotMenu(spot, { t, userId, today, place, go }),
		...(zone && { nowMinute: wallTimeOf(serverNow(), zone).minute }),
	};
}

interface GridGiven {
	readonly place: CalendarPlace;
	readonly given: TimeGridGiven;
	readonly shown: Shown;
}

function Grid({ place: { zoom, day }, given, shown }: GridGiven) {
	if (zoom === "WEEK") return <WeekGrid {...given} week={day} />;
	if (zoom === "DAY") return <DayGrid {...given} day={day} />;
	const choose = (next: LocalDay) => given.onSelect?.(next);
	return <MonthGrid {...given} month={day} onMonth={choose} weekNote={shown.weekNote} />;
}

/** The same on paper, where nothing is chosen. */
function useCalendarPaper({ place }: Given, shown: Shown, given: CalendarGiven) {
	const t = useTexts(texts);
	const format = useFormat();
	const { tenant, firstName, lastName } = useSession();
	const { selected: _, menu: __, ...plain } = given;
	const iso = isoOfDay(place.day);
	const period = place.zoom === "MONTH" ? format.month(iso) : format.dayWithYear(iso);
	return usePaper(() => (
		<div className="my-calendar-paper">
			<h1>
				{t.title} · {period}
			</h1>
			<p>
				{firstName} {lastName} · {tenant.name} · <PrintedOn />
			</p>
			<Grid place={place} given={plain} shown={shown} />
		</div>
	));
}
