import { numberOfAmount } from "#domain/leave/amount/account-unit.ts";
import { dateOfDay, dayOfDate } from "#domain/time/civil-date.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths, monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { LeaveAccount } from "../../contract/account.ts";

interface Box {
	readonly width: number;
	readonly height: number;
}

/** What is left after a day on which it changed, in days or hours. */
interface Level {
	readonly day: LocalDay;
	readonly remaining: number;
	readonly free: number;
}

/** How a course is drawn, in pixels from the top left. */
export interface CourseShape {
	/** Below what is left, up to today. */
	readonly area: string;
	/** What is left up to today, and from then on. */
	readonly past: string;
	readonly ahead: string;
	/** Between what is left and what is free to plan. */
	readonly requested: string;
	/** Undefined where today lies outside. */
	readonly today: number | undefined;
	readonly ticks: readonly { readonly amount: number; readonly y: number }[];
	/** Months that begin within it. */
	readonly months: readonly {
		readonly month: string;
		readonly x: number;
		readonly middle: number;
	}[];
	/** Heights of what is left and what is free at the end. */
	readonly ends: { readonly remaining: number; readonly free: number };
}

/** Two months before today's, so that what lies ahead has room; all of it of other years. */
export function firstShown(year: number, today: string): LocalDay {
	const first = dayOfDate({ year, month: 1, day: 1 });
	const { year: now } = dateOfDay(dayOfIso(today));
	if (now !== year) return first;
	const from = addMonths(monthOf(dayOfIso(today)).from, -2);
	return Math.max(first, from) as LocalDay;
}

export function courseShape(
	course: LeaveAccount["course"],
	{ year, today }: { readonly year: number; readonly today: string },
	box: Box,
): CourseShape {
	const levels = course.map(levelOf);
	const from = firstShown(year, today);
	const end = dayOfDate({ year: year + 1, month: 1, day: 1 });
	const now = dayOfIso(today);
	const x = (day: number) =>
		((Math.min(Math.max(day, from), end) - from) / (end - from)) * box.width;
	const shown = shownFrom(levels, from);
	const all = shown.flatMap(({ remaining, free }) => [remaining, free]);
	const { top, bottom, step } = scaleOf(Math.max(1, ...all), Math.min(0, ...all));
	const y = (amount: number) => ((top - amount) / (top - bottom)) * box.height;
	const line = (of: "remaining" | "free", first: number, last: number) =>
		stepsOf(shown, of, first, last).map(([day, amount]) => [x(day), y(amount)] as const);
	const split = Math.min(Math.max(now + 1, from), end);
	const past = line("remaining", from, split);
	const ahead = line("remaining", split, end);
	const free = line("free", split, end);
	const last = shown.at(-1) as Level;
	return {
		area: past.length < 2 ? "" : `${pathOf(past)}V${y(0)}H${past[0]?.[0] ?? 0}Z`,
		past: pathOf(past),
		ahead: pathOf(ahead),
		requested:
			last.free === last.remaining
				? ""
				: `${pathOf(ahead)}L${pathOf([...free].reverse()).slice(1)}Z`,
		today: now >= from && now < end ? x(now + 1) : undefined,
		ticks: ticksOf(top, bottom, step).map((amount) => ({ amount, y: y(amount) })),
		months: monthsFrom(from, end, x),
		ends: { remaining: y(last.remaining), free: y(last.free) },
	};
}

function levelOf({ day, remaining, free }: LeaveAccount["course"][number]): Level {
	return { day: dayOfIso(day), remaining: numberOfAmount(remaining), free: numberOfAmount(free) };
}

/** Levels from a day on: that of the day itself first. */
function shownFrom(levels: readonly Level[], from: LocalDay): readonly Level[] {
	const before = levels.filter(({ day }) => day <= from).at(-1) ?? { remaining: 0, free: 0 };
	return [{ ...before, day: from }, ...levels.filter(({ day }) => day > from)];
}

/** Corners of a line that goes level until something changes; `last` is where it ends. */
function stepsOf(
	levels: readonly Level[],
	of: "remaining" | "free",
	first: number,
	last: number,
): readonly (readonly [day: number, amount: number])[] {
	if (first >= last) return [];
	let amount = levels.filter(({ day }) => day <= first).at(-1)?.[of] ?? 0;
	const corners: [number, number][] = [[first, amount]];
	for (const level of levels) {
		if (level.day <= first || level.day >= last) continue;
		corners.push([level.day, amount], [level.day, level[of]]);
		amount = level[of];
	}
	return [...corners, [last, amount]];
}

function pathOf(points: readonly (readonly [number, number])[]): string {
	return points
		.map(([px, py], nth) => `${nth === 0 ? "M" : "L"}${rounded(px)} ${rounded(py)}`)
		.join("");
}

function rounded(pixels: number): number {
	return Math.round(pixels * 10) / 10;
}

/** Whole days or hours, at most four steps. */
function scaleOf(highest: number, lowest: number) {
	const span = highest - lowest;
	const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => span / one <= 3.5) ?? 1000;
	return {
		step,
		top: Math.ceil(highest / step) * step,
		bottom: Math.floor(lowest / step) * step,
	};
}

function ticksOf(top: number, bottom: number, step: number): number[] {
	const many = Math.round((top - bottom) / step) + 1;
	return Array.from({ length: many }, (_, nth) => bottom + nth * step);
}

function monthsFrom(from: LocalDay, end: number, x: (day: number) => number) {
	const months: CourseShape["months"][number][] = [];
	for (let month = monthOf(from); month.from < end; month = monthOf((month.to + 1) as LocalDay))
		months.push({
			month: isoOfDay(month.from),
			x: x(month.from),
			middle: (x(month.from) + x(month.to + 1)) / 2,
		});
	return months;
}
