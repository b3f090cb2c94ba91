import { dayOfIso } from "#domain/time/iso-day.ts";
import type { EpochMinute, LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { RosterFacts, RosterShift } from "#domain/violations/shifts/roster-facts.ts";
import { usualAverage, usualDaysInRow } from "#domain/violations/shifts/roster-rules.ts";
import { rosterViolations } from "#domain/violations/shifts/roster-violations.ts";
import { type Horizon, horizonOf } from "#domain/violations/shifts/time/day-line.ts";
import { type Bench, floorFigure, limitFigure } from "./bench.ts";

const zone = zoneOf("Europe/Berlin");
const range = { from: dayOfIso("2026-01-01"), to: dayOfIso("2027-05-31") };
const planned = dayOfIso("2026-11-30");

/** One moved shift against all rules, with half a year worked before it and a month planned behind it. */
export const bench: Bench = {
	name: "shift-checks",
	title:
		"one moved shift against all rules, with a year and a half around it; floor: a loop that adds up the minutes of the same days",
	run: async (tell) => {
		const horizon = laidOut();
		const facts = factsWith(horizon);
		const before = weekOf(0);
		const plan = [...before.slice(0, 4), ...weekOf(1).slice(4, 5)];
		const rules = {
			severities: {},
			mostDaysInRow: usualDaysInRow,
			averageOver: usualAverage,
			mayOverride: false,
		};
		const plans = { plan, before, touched: new Set(plan.slice(4).map(({ id }) => id)) };
		const check = () => rosterViolations(facts, plans, () => rules).length;
		const days = horizon.base.net;
		const floor = perRun(() => days.reduce((sum, minutes) => sum + minutes, 0));
		const value = perRun(check);
		tell(
			floorFigure("one moved shift", { value, floor, unit: "ms" }),
			limitFigure("against the limit", value, 2, "ms"),
			floorFigure("laying out what is known of a person", {
				...{ value: perRun(() => laidOut().from), floor, unit: "ms" },
			}),
		);
	},
};

/** Eight hours on each weekday, eight weeks of them at night. */
function weekOf(week: number, from: LocalDay = planned): RosterShift[] {
	return Array.from({ length: 5 }, (_, nth) => {
		const day = (from + week * 7 + nth) as LocalDay;
		const begin = (day * 1440 + (week % 3 === 0 ? 1320 : 420)) as EpochMinute;
		const pauses = [{ begin: (begin + 240) as EpochMinute, minutes: 30 }];
		return {
			...{ id: String(day), day, begin, end: (begin + 510) as EpochMinute, pauses },
			...{ workspaceId: "w", activityId: "k", kind: "WORK" as const, requirements: [] },
		};
	});
}

function laidOut(): Horizon {
	const worked = Array.from({ length: planned - range.from }, (_, nth) => {
		const isWorked = nth % 7 < 5;
		const minutes = isWorked ? 480 : 0;
		return {
			...{ day: (range.from + nth) as LocalDay, netMinutes: minutes, paidMinutes: minutes },
			isWorked,
		};
	});
	const weeks = Array.from({ length: 24 }, (_, week) => week + 1);
	return horizonOf(range, {
		...{ zone, worked, away: [], holidays: new Set([dayOfIso("2026-12-25")]) },
		farShifts: weeks.flatMap((week) => weekOf(week)),
	});
}

function factsWith(horizon: Horizon): RosterFacts {
	const always = [{ from: dayOfIso("2020-01-01"), to: null }];
	return {
		...{ zone, employments: always, adultFrom: null, exempt: [], absences: [], unavailable: [] },
		...{ qualifications: [], recorded: new Set<string>(), maternity: always, hoursOn: () => null },
		contracts: [{ ...always[0], weeklyMinutes: 2400, daysPerWeek: 5 } as never],
		termsOn: () => ({
			...{ hourlyWageCents: 1500, maxMonthlyMinutes: 10_000, maxMonthlyWageCents: null },
		}),
		horizon,
	};
}

/** Of the processor's time: other work on the machine must not count. */
function perRun(run: () => unknown): number {
	for (const until = performance.now() + 400; performance.now() < until; ) run();
	let best = Number.POSITIVE_INFINITY;
	for (let round = 0; round < 5; round += 1) {
		const begin = process.cpuUsage();
		let runs = 0;
		for (const until = performance.now() + 300; performance.now() < until; runs += 1) run();
		const { user, system } = process.cpuUsage(begin);
		best = Math.min(best, (user + system) / 1000 / runs);
	}
	return best;
}
