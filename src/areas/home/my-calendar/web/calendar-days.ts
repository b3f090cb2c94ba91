import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { actualMinutesOf } from "#domain/working-time/day-minutes.ts";
import type { CalendarDay, DaySpan } from "#kit/ui/calendar/calendar-given.ts";
import type { Format } from "#kit/web/format/format.ts";
import { printMinute } from "#kit/web/format/print-day.ts";
import { entryTimes, type Tracking } from "./calendar-events.ts";
import type { CalendarAnswer, MonthAnswer } from "./use-calendar.ts";

const dayMinutes = 1440;
type WorkDay = CalendarAnswer["workDayInfo"][number]["workDays"][number];
export type DayFigures = MonthAnswer["days"][number];

/** All that is known of a day, before it is printed. */
export interface DayFacts {
	readonly workDay: WorkDay | undefined;
	/** That count or may count, the earliest first. */
	readonly entries: readonly Tracking[];
	/** Of days of the month that is shown. */
	readonly figures: DayFigures | undefined;
	/** All of it is free, or she is away with approval. */
	readonly isFree: boolean;
}

/** By day, as far as there is anything. */
export function factsByDay(
	calendar: CalendarAnswer,
	month: MonthAnswer | undefined,
): ReadonlyMap<LocalDay, DayFacts> {
	const workDays = new Map(
		calendar.workDayInfo[0]?.workDays.map((one) => [dayOfIso(one.date), one]),
	);
	const entries = Map.groupBy(calendar.timeTrackings, ({ day }) => dayOfIso(day));
	const figures = new Map(month?.days.map((one) => [dayOfIso(one.day), one]));
	const free = freeDays(calendar);
	const days = new Set([...workDays.keys(), ...entries.keys(), ...figures.keys()]);
	return new Map(
		[...days].map((day) => [
			day,
			{
				workDay: workDays.get(day),
				entries: entries.get(day) ?? [],
				figures: figures.get(day),
				isFree: free.has(day),
			},
		]),
	);
}

function freeDays({ holidays, absences }: CalendarAnswer): ReadonlySet<number> {
	const free = holidays.filter(({ factor }) => factor >= 1).map(({ date }) => dayOfIso(date));
	const away = absences.flatMap(({ from, to, fromPart, toPart, beginMinutes, state }) => {
		if (state !== "APPROVED" || beginMinutes !== null) return [];
		const first = dayOfIso(from) + (fromPart === "WHOLE" ? 0 : 1);
		const last = dayOfIso(to) - (toPart === "WHOLE" ? 0 : 1);
		return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
	});
	return new Set<number>([...free, ...away]);
}

const noWork: readonly string[] = ["PAUSE", "BREAK"];

/** @param today of which, and of days to come, there is no balance yet */
export function calendarDay(
	day: LocalDay,
	facts: DayFacts,
	today: LocalDay,
	format: Format,
): CalendarDay {
	const { figures } = facts;
	const work = facts.entries.filter(({ activity }) => !noWork.includes(activity.classType));
	const plan = facts.isFree ? [] : planOf(facts.workDay);
	const spans = [...plan, ...work.map((entry) => spanOf(entry, day))];
	// what was planned of a day that is over says nothing of what was done
	const coming = day >= today ? plannedTimes(plan) : undefined;
	const times = work.length > 0 ? bookedTimes(work) : coming;
	const isOver = figures !== undefined && day < today;
	return {
		day,
		...(isOver && hasAny(figures) && balanceOf(figures, format)),
		...(spans.length > 0 && { spans }),
		...(times && { times }),
	};
}

const hasAny = (figures: DayFigures): boolean =>
	actualMinutesOf(figures) > 0 || figures.targetMinutes > 0;

function balanceOf(figures: DayFigures, format: Format) {
	const { balanceMinutes } = figures;
	return {
		figure: format.hours(actualMinutesOf(figures)),
		delta: { text: format.hours(balanceMinutes, { sign: true }), isLess: balanceMinutes < 0 },
	};
}

function planOf(workDay: WorkDay | undefined): DaySpan[] {
	const { workStartRegular: beginMinute = null, workEndRegular: endMinute = null } = workDay ?? {};
	return beginMinute === null || endMinute === null
		? []
		: [{ kind: "plan", beginMinute, endMinute }];
}

function spanOf(entry: Tracking, day: LocalDay): DaySpan {
	const { first, last } = entryTimes(entry);
	const minute = ({ day: own, minute: at }: typeof first) => (own - day) * dayMinutes + at;
	return { kind: "booked", beginMinute: minute(first), endMinute: minute(last) };
}

/** From the first coming to the last going; open while one runs. */
function bookedTimes(work: readonly Tracking[]): string {
	const begin = Math.min(...work.map((entry) => entryTimes(entry).first.minute));
	const last = work.at(-1);
	const end = last && last.end !== null ? printMinute(entryTimes(last).last.minute) : "…";
	return `${printMinute(begin)} – ${end}`;
}

function plannedTimes([plan]: readonly DaySpan[]): string | undefined {
	if (plan === undefined) return undefined;
	return `${printMinute(plan.beginMinute)} – ${printMinute(plan.endMinute % dayMinutes)}`;
}
