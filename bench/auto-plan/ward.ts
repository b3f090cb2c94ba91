import {
	type DepartmentPlan,
	type PlanPerson,
	usualWeights,
} from "#domain/auto-plan/department/department-plan.ts";
import { layShift } from "#domain/shifts/shift-times.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { EpochMinute, LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { RosterFacts, RosterShift } from "#domain/violations/shifts/roster-facts.ts";
import { horizonOf } from "#domain/violations/shifts/time/day-line.ts";

const zone = zoneOf("Europe/Berlin");
const first = dayOfIso("2027-01-01");
const days = 31;

/** Begin and end on the clock, minutes of pause, people needed on workdays and on weekends. */
const duties = {
	F: { begin: 360, end: 852, pause: 30, workday: 7, weekend: 5 },
	S: { begin: 780, end: 1272, pause: 30, workday: 6, weekend: 5 },
	N: { begin: 1260, end: 1815, pause: 45, workday: 3, weekend: 3 },
} as const;

type Duty = keyof typeof duties;

/** A ward of 40 people and a month without a single shift planned: part-time, leave, wishes, a qualification for nights. */
export function openWard(): DepartmentPlan {
	const people = Array.from({ length: 40 }, (_, nth) => personOf(nth));
	const needs = Array.from({ length: days }, (_, nth) => (first + nth) as LocalDay).flatMap(
		(day) => {
			const isWeekend = [0, 6].includes(new Date(day * 86_400_000).getUTCDay());
			return (Object.keys(duties) as Duty[]).flatMap((duty) =>
				Array.from({ length: duties[duty][isWeekend ? "weekend" : "workday"] }, (_, copy) => ({
					...{ shift: shiftOf(day, duty, copy), heldBy: null },
				})),
			);
		},
	);
	const range = { from: first, to: (first + days - 1) as LocalDay };
	return { range, zone, holidays: new Set([first]), people, needs, weights: usualWeights };
}

function shiftOf(day: LocalDay, duty: Duty, copy: number): RosterShift {
	const { begin, end, pause } = duties[duty];
	const pauses = [{ minute: Math.floor((begin + end - pause) / 2), minutes: pause }];
	const night = { qualificationId: "night", name: "Nacht", minLevel: null, levels: [] };
	return {
		...layShift({ day, beginMinute: begin, endMinute: end, pauses }, zone),
		...{ id: `${day} ${duty} ${copy}`, day, workspaceId: "ward", activityId: duty, kind: "WORK" },
		requirements: duty === "N" ? [night] : [],
	};
}

const always = { from: dayOfIso("2020-01-01"), to: null };

/** Half a year of nothing around the month. */
const horizon = horizonOf(
	{ from: dayOfIso("2026-06-01"), to: dayOfIso("2027-12-31") },
	{ zone, worked: [], farShifts: [], away: [], holidays: new Set() },
);

function personOf(nth: number): PlanPerson {
	const weekly = [40, 40, 30, 20][nth % 4] as number;
	const wished = (first + ((nth * 7) % 31)) * 1440;
	return {
		...{ id: `p${nth}`, rules: new Map(), facts: factsOf(nth, weekly * 60), shifts: [] },
		targetMinutes: Math.round((weekly * 60 * days) / 7),
		pastMinutes: weekly * 60 * 19,
		history: {
			nights: (nth * 3) % 30,
			weekends: (nth * 5) % 40,
			holidays: nth % 5,
			granted: nth % 6,
			refused: nth % 4,
		},
		wishes: [
			{ begin: wished, end: wished + 1440, available: nth % 3 === 0, weight: 1 + (nth % 3) },
		],
		workspaceIds: new Set(["ward"]),
		hourCents: null,
	};
}

/** Every fifth is a week on leave, every fourth cannot come on a day, two of three may work at night. */
function factsOf(nth: number, weeklyMinutes: number): RosterFacts {
	const away = (first + ((nth * 5) % 24)) as LocalDay;
	const begin = ((away + 3) * 1440) as EpochMinute;
	const end = (begin + 1440) as EpochMinute;
	const leave = {
		...{ id: "leave", from: away, to: (away + 6) as LocalDay, state: "APPROVED" as const },
		...{ beginMinute: null, endMinute: null },
	};
	return {
		...{ zone, adultFrom: null, exempt: [], recorded: new Set(), employments: [always] },
		contracts: [{ ...always, weeklyMinutes, daysPerWeek: 5 }],
		...{ maternity: [], termsOn: null, hoursOn: () => null, horizon },
		absences: nth % 5 === 0 ? [leave] : [],
		unavailable: nth % 4 === 1 ? [{ begin, end }] : [],
		qualifications: nth % 3 === 0 ? [] : [{ ...always, qualificationId: "night", level: null }],
	};
}
