import { weekdayOf } from "../../time/iso-week.ts";
import { localDayOf } from "../../time/local-time.ts";
import type { DayRange } from "../../time/month.ts";
import type { EpochMinute, LocalDay } from "../../time/quantities.ts";
import type { RosterShift } from "../../violations/shifts/roster-facts.ts";
import { limitsFor } from "../../violations/work-limits.ts";
import type { Assignment, DepartmentPlan, PersonWish, PlanPerson } from "./department-plan.ts";
import { isNight, workMinutes } from "./plan-kinds.ts";
import { weekMinutes, weeksOfAverage } from "./plan-limits.ts";

/** What a proposal comes to beside the shifts themselves: what a planner weighs before she accepts it. */
export interface PlanBalance {
	/** Of everybody in the range; those that do not come true first. */
	readonly wishes: readonly MetWish[];
	/** Of whom the proposal gives something. */
	readonly shares: readonly Share[];
	readonly law: LawFigures;
}

export interface MetWish {
	readonly userId: string;
	readonly wish: PersonWish;
	readonly isGranted: boolean;
}

/** Of the range, with the proposal; `year` with the year before it. */
export interface Share {
	readonly userId: string;
	readonly nights: number;
	/** Shifts on a Saturday or Sunday. */
	readonly weekends: number;
	readonly yearNights: number;
	readonly yearWeekends: number;
}

/** The nearest that anybody who is given something comes to what the law allows. */
export interface LawFigures {
	/** Null where nobody works twice. */
	readonly restMinutes: number | null;
	readonly leastRestMinutes: number;
	readonly nightsInRow: number;
	readonly daysInRow: number;
	/** Of a week, in the 24 that end with the range. */
	readonly averageMinutes: number;
	readonly mostAverageMinutes: number;
}

interface Planned {
	readonly person: PlanPerson;
	/** Those that stay and those that are proposed, in order of time; no planned days off. */
	readonly shifts: readonly RosterShift[];
	readonly isGiven: boolean;
}

export function planBalance(plan: DepartmentPlan, assignments: readonly Assignment[]): PlanBalance {
	const given = Map.groupBy(assignments, ({ userId }) => userId);
	const planned = plan.people.map((person): Planned => {
		const own = (given.get(person.id) ?? []).map(({ need }) => need.shift);
		const shifts = [...person.shifts, ...own]
			.filter(({ kind }) => kind !== "FREE")
			.sort((one, other) => one.begin - other.begin);
		return { person, shifts, isGiven: own.length > 0 };
	});
	const touched = planned.filter(({ isGiven }) => isGiven);
	return {
		wishes: planned
			.flatMap((one) => wishesOf(one, plan))
			.sort((one, other) => Number(one.isGranted) - Number(other.isGranted)),
		shares: touched.map((one) => shareOf(one, plan)),
		law: lawOf(touched, plan),
	};
}

const isWithin = ({ from, to }: DayRange, day: LocalDay) => day >= from && day <= to;

function wishesOf({ person, shifts }: Planned, { range, zone }: DepartmentPlan): MetWish[] {
	return person.wishes
		.filter(({ begin }) => isWithin(range, localDayOf(begin as EpochMinute, zone)))
		.map((wish) => {
			const works = shifts.some(({ begin, end }) => begin < wish.end && wish.begin < end);
			return { userId: person.id, wish, isGranted: works === wish.available };
		});
}

function shareOf({ person: { id, history }, shifts }: Planned, plan: DepartmentPlan): Share {
	const own = shifts.filter(({ day }) => isWithin(plan.range, day));
	const nights = own.filter((one) => one.kind === "WORK" && isNight(one, plan.zone)).length;
	const weekends = own.filter(({ day }) => weekdayOf(day) >= 6).length;
	return {
		...{ userId: id, nights, weekends },
		...{ yearNights: history.nights + nights, yearWeekends: history.weekends + weekends },
	};
}

function lawOf(touched: readonly Planned[], { range, zone }: DepartmentPlan): LawFigures {
	const worked = touched.map(({ person, shifts }) => ({
		pastMinutes: person.pastMinutes,
		shifts: shifts.filter(({ kind }) => kind === "WORK"),
	}));
	const rests = worked.flatMap(({ shifts }) => restsOf(shifts, range));
	const most = (of: (one: (typeof worked)[number]) => number) => Math.max(0, ...worked.map(of));
	return {
		restMinutes: rests.length === 0 ? null : Math.min(...rests),
		leastRestMinutes: limitsFor(range.from, null).restMinutes,
		nightsInRow: most(({ shifts }) =>
			longestRun(
				shifts.filter((one) => isNight(one, zone)),
				range,
			),
		),
		daysInRow: most(({ shifts }) => longestRun(shifts, range)),
		averageMinutes: most(({ shifts, pastMinutes }) => {
			const own = shifts.filter(({ day }) => isWithin(range, day));
			const minutes = own.reduce((sum, one) => sum + workMinutes(one), pastMinutes);
			return Math.ceil(minutes / weeksOfAverage);
		}),
		mostAverageMinutes: weekMinutes,
	};
}

/** Between two that follow on each other, one of which lies in the range. */
function restsOf(shifts: readonly RosterShift[], range: DayRange): number[] {
	return shifts.flatMap((shift, nth) => {
		const next = shifts[nth + 1];
		const isMeant = isWithin(range, shift.day) || (next && isWithin(range, next.day));
		return next === undefined || !isMeant ? [] : [Math.max(0, next.begin - shift.end)];
	});
}

/** Days on which shifts begin, one after the other; of a run that reaches into the range all of its days. */
function longestRun(shifts: readonly RosterShift[], range: DayRange): number {
	const days = [...new Set(shifts.map(({ day }) => day))].sort((one, other) => one - other);
	let longest = 0;
	let run: LocalDay[] = [];
	for (const day of days) {
		run = run.at(-1) === day - 1 ? [...run, day] : [day];
		if (run.some((one) => isWithin(range, one))) longest = Math.max(longest, run.length);
	}
	return longest;
}
