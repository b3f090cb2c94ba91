import { type DatedValue, valueOn } from "../../../surcharge/dated-value.ts";
import { dayOfIso } from "../../../time/iso-day.ts";
import { mondayOf, weekdayOf } from "../../../time/iso-week.ts";
import { localDayOf } from "../../../time/local-time.ts";
import type { EpochMinute, LocalDay } from "../../../time/quantities.ts";
import { minutesInWindow } from "../../arbzg-figures.ts";
import { minorWeek } from "../../checks/jarbschg.ts";
import { type DailyWindow, limitsFor } from "../../work-limits.ts";
import type { RosterFacts, RosterShift } from "../roster-facts.ts";
import { piecesOf } from "../roster-pieces.ts";
import type { DayLine } from "./day-line.ts";
import type { Measured } from "./measured.ts";

/** § 15 JArbSchG. */
const youthDays = 5;
const saturday = 6;

/**
 * Weeks of the young: 40 hours and five days, §§ 8 (1) and 15 JArbSchG, none of them a Saturday, a Sunday or a public holiday, §§ 16
 * to 18; trades that these name know better.
 */
export function youngWeeks(
	{ horizon, adultFrom }: RosterFacts,
	{ net, works }: DayLine,
): Measured[] {
	if (adultFrom === null || adultFrom <= horizon.from) return [];
	const { from, holidays } = horizon;
	const days = Array.from(net, (netMinutes, nth) => ({
		day: (from + nth) as LocalDay,
		netMinutes,
	}));
	const hours = minorWeek(days, adultFrom).map((violation) =>
		measured(violation, violation.minutes),
	);
	const worked = days
		.map(({ day }) => day)
		.filter((day) => day < adultFrom && works[day - from] === 1);
	const tooMany = [...Map.groupBy(worked, mondayOf).values()].flatMap((week) => {
		const day = week[youthDays];
		if (day === undefined) return [];
		const figures = { days: week.length, most: youthDays };
		return measured({ code: "MINOR_DAYS", severity: "ERROR", day, ...figures }, week.length);
	});
	const restDays = worked
		.filter((day) => weekdayOf(day) >= saturday || holidays.has(day))
		.map((day) => measured({ code: "MINOR_WEEKEND", severity: "WARNING", day }, 1));
	return [...hours, ...tooMany, ...restDays];
}

function measured(violation: Measured["violation"], weight: number): Measured {
	return { violation, from: violation.day, to: violation.day, weight };
}

interface MaternityLimits {
	readonly dailyMinutes: number;
	readonly doubleWeekMinutes: number;
}

/** § 4 (1) MuSchG for women of age and for the young; § 5: the night, of which the evening may be agreed upon. */
const maternityLaw: readonly DatedValue<{
	readonly adults: MaternityLimits;
	readonly young: MaternityLimits;
	readonly night: DailyWindow;
	readonly lateNight: DailyWindow;
}>[] = [
	{
		validFrom: dayOfIso("2018-01-01"),
		value: {
			adults: { dailyMinutes: 510, doubleWeekMinutes: 5400 },
			young: { dailyMinutes: 480, doubleWeekMinutes: 4800 },
			night: { from: 20 * 60, to: 6 * 60 },
			lateNight: { from: 22 * 60, to: 6 * 60 },
		},
	},
];

function isProtected({ maternity }: RosterFacts, day: LocalDay): boolean {
	return maternity.some(({ from, to }) => from <= day && (to === null || to >= day));
}

/** Days, evenings, nights and Sundays of expecting and nursing mothers, §§ 4 to 6 MuSchG, shift by shift. */
export function maternityShifts(facts: RosterFacts, shifts: readonly RosterShift[]): Measured[] {
	if (facts.maternity.length === 0) return [];
	const { zone, holidays } = facts.horizon;
	const own = shifts.filter((one) => one.kind === "WORK" && isProtected(facts, one.day));
	return own.flatMap((shift) => {
		const { day } = shift;
		const law = valueOn(maternityLaw, day);
		if (law === undefined) return [];
		const within = (window: DailyWindow) =>
			piecesOf(shift)
				.filter(({ kind }) => kind === "WORK")
				.reduce((sum, { begin, end }) => sum + minutesInWindow(begin, end, window, zone), 0);
		const night = within(law.night);
		const severity = within(law.lateNight) > 0 ? "ERROR" : "WARNING";
		const last = localDayOf((shift.end - 1) as EpochMinute, zone);
		const rests = [day, last].filter((one) => weekdayOf(one) === 7 || holidays.has(one));
		return [
			...(night > 0
				? [measured({ code: "MATERNITY_NIGHT", severity, day, minutes: night }, night)]
				: []),
			...[...new Set(rests)].map((rest) =>
				measured({ code: "MATERNITY_SUNDAY", severity: "WARNING", day: rest }, 1),
			),
		];
	});
}

/** Hours a day and of two weeks together, § 4 (1) MuSchG. */
export function maternityHours(facts: RosterFacts, { net }: DayLine): Measured[] {
	if (facts.maternity.length === 0) return [];
	const { from } = facts.horizon;
	const found: Measured[] = [];
	let twoWeeks = 0;
	net.forEach((minutes, nth) => {
		const day = (from + nth) as LocalDay;
		twoWeeks += minutes - (net[nth - 14] ?? 0);
		const law = valueOn(maternityLaw, day);
		if (law === undefined || !isProtected(facts, day)) return;
		const isYoung = limitsFor(day, facts.adultFrom).law === "JARBSCHG";
		const limits = isYoung ? law.young : law.adults;
		const above = minutes - limits.dailyMinutes;
		const beyond = twoWeeks - limits.doubleWeekMinutes;
		const severity = "ERROR";
		if (above > 0)
			found.push(measured({ code: "MATERNITY_HOURS", severity, day, minutes: above }, above));
		if (weekdayOf(day) === 7 && beyond > 0)
			found.push(measured({ code: "MATERNITY_WEEKS", severity, day, minutes: beyond }, beyond));
	});
	return found;
}
