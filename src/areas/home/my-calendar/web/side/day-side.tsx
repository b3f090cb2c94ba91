import { Button } from "@mantine/core";
import { IconArrowRight, IconBeach, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { timeTrackingsDetail } from "#areas/time-tracking/entries/web/panels.ts";
import { timeReportsDetail } from "#areas/time-tracking/target-actual/web/panels.ts";
import { WhyDay } from "#areas/time-tracking/target-actual/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { isoWeekOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { actualMinutesOf } from "#domain/working-time/day-minutes.ts";
import { useCalendarWords } from "#kit/ui/calendar/calendar-words.ts";
import { EventChip } from "#kit/ui/calendar/event-chip.tsx";
import { FigureStrip } from "#kit/ui/facts/figure-strip.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { isOpenable } from "#kit/ui/panel-stack/is-openable.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { printMinute } from "#kit/web/format/print-day.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { DayFacts, DayFigures } from "../calendar-days.ts";
import { askForDay, openEvent } from "../calendar-doings.ts";
import { kindOfEvent, type Tracking } from "../calendar-events.ts";
import type { Shown } from "../use-shown.ts";
import "./day-side.css";

interface Given {
	readonly day: LocalDay;
	readonly today: LocalDay;
	readonly shown: Shown;
	readonly choose: (day: LocalDay) => void;
}

/** Everything of the chosen day. */
export default function DaySide(given: Given) {
	const { day, today, shown } = given;
	const t = useTexts(texts);
	const format = useFormat();
	const iso = isoOfDay(day);
	const { userId } = useSession();
	const facts = shown.facts.get(day);
	const holiday = shown.holidays.find((one) => one.day === day);
	const figures = day < today ? facts?.figures : undefined;
	return (
		<aside className="day-side" aria-label={t.side.title}>
			<header>
				<div>
					<h2>{format.longDay(iso)}</h2>
					<p>
						{t.side.week(isoWeekOf(day).week)}
						{holiday && ` · ${holiday.label}`}
					</p>
				</div>
				<Steps {...given} />
			</header>
			<div className="day-side-parts">
				{figures && <Figures figures={figures} userId={userId} />}
				<Plan facts={facts} />
				{day <= today && <Entries entries={facts?.entries ?? []} />}
				<Events {...given} />
			</div>
			<Foot {...given} />
		</aside>
	);
}

function Steps({ day, choose }: Given) {
	const { side: t } = useTexts(texts);
	return (
		<>
			<IconButton
				icon={IconChevronLeft}
				label={t.previous}
				onClick={() => choose((day - 1) as LocalDay)}
			/>
			<IconButton
				icon={IconChevronRight}
				label={t.next}
				onClick={() => choose((day + 1) as LocalDay)}
			/>
		</>
	);
}

interface FiguresGiven {
	readonly figures: DayFigures;
	readonly userId: string;
}

function Figures({ figures, userId }: FiguresGiven) {
	const { figures: t } = useTexts(texts);
	const format = useFormat();
	const { day, targetMinutes, balanceMinutes } = figures;
	return (
		<div className="day-side-figures">
			<FigureStrip
				label={format.day(day)}
				figures={[
					{ label: t.target, value: format.hours(targetMinutes), note: null },
					{ label: t.actual, value: format.hours(actualMinutesOf(figures)), note: null },
					{
						label: t.balance,
						value: format.hours(balanceMinutes, { sign: true }),
						note: null,
						isMain: true,
						tone: balanceMinutes < 0 ? "minus" : "plus",
					},
				]}
			/>
			<WhyDay userId={userId} day={day} />
		</div>
	);
}

function Plan({ facts }: { readonly facts: DayFacts | undefined }) {
	const { side: t } = useTexts(texts);
	const format = useFormat();
	const {
		workHours = 0,
		workStartRegular: begin = null,
		workEndRegular: end = null,
	} = facts?.workDay ?? {};
	const hours = format.hours(Math.round(workHours * 60));
	const times =
		begin !== null && end !== null && `${printMinute(begin)} – ${printMinute(end % 1440)}`;
	const said = times ? t.planned(times, hours) : t.plannedHours(hours);
	return (
		<section>
			<h3>{t.plan}</h3>
			<p>{workHours === 0 && !times ? t.freeDay : said}</p>
		</section>
	);
}

function Entries({ entries }: { readonly entries: readonly Tracking[] }) {
	const { side: t } = useTexts(texts);
	const format = useFormat();
	return (
		<section>
			<h3>{t.entries}</h3>
			{entries.length === 0 && <p>{t.noEntries}</p>}
			<ul className="day-side-entries">
				{entries.map(({ id, begin, end, zone, activity, duration, projectNode }) => (
					<li key={id}>
						<button type="button" onClick={() => openPanel(timeTrackingsDetail, { id })}>
							<span>
								{end === null ? `${format.time(begin, zone)} – …` : format.span(begin, end, zone)}
							</span>
							<span>
								<ColorDot color={activity.color} />
								{[activity.name, projectNode?.name].filter(Boolean).join(" · ")}
							</span>
							<b>{duration === null ? t.running : format.hours(duration / 60)}</b>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Entries stand above. */
function Events({ day, shown }: Given) {
	const { side: t } = useTexts(texts);
	const words = useCalendarWords();
	const own = shown.events.filter(
		(event) => event.from <= day && event.to >= day && kindOfEvent(event)[0] !== "entry",
	);
	if (own.length === 0) return null;
	return (
		<section>
			<h3>{t.events}</h3>
			<ul className="day-side-events">
				{own.map((event) => (
					<li key={event.id}>
						<EventChip event={event} words={words} isTall onOpen={openEvent} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Foot({ day }: Given) {
	const t = useTexts(texts);
	const { userId } = useSession();
	const month = isoOfDay(day).slice(0, 7);
	return (
		<footer>
			<Button
				variant="default"
				size="xs"
				leftSection={<IconBeach size={15} stroke={1.7} aria-hidden />}
				onClick={() => askForDay(day)}
			>
				{t.askForDay}
			</Button>
			{isOpenable(timeReportsDetail) && (
				<Button
					variant="default"
					size="xs"
					leftSection={<IconArrowRight size={15} stroke={1.7} aria-hidden />}
					onClick={() => openPanel(timeReportsDetail, { userId, month })}
				>
					{t.side.toTargetActual}
				</Button>
			)}
		</footer>
	);
}
