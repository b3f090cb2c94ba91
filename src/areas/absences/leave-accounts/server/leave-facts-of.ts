import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { LeaveEmployment } from "#domain/leave/employment-months.ts";
import { yearRange } from "#domain/leave/employment-months.ts";
import type { LeaveCut } from "#domain/leave/leave-cut.ts";
import type { LongSickness } from "#domain/leave/leave-expiry.ts";
import type { LeaveOpening } from "#domain/leave/leave-opening.ts";
import { type LeavePattern, withoutDuty } from "#domain/leave/leave-pattern.ts";
import { type AssignedLeaveRule, resolveLeaveRules } from "#domain/leave/resolve-leave-rules.ts";
import type { LeaveTake } from "#domain/leave/spend-leave.ts";
import type { LeaveFacts, LeaveModification, SubstituteDay } from "#domain/leave/year-account.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { LeaveDayRow, LeavePersonRow } from "./sql/facts.ts";

/** What an account is reckoned from in a year, and by which versions of rules. */
export interface LeaveYearFacts extends LeaveFacts {
	/** In the order of `rules`. */
	readonly versionIds: readonly string[];
}

/** What an account gains and loses beside what rules grant, in its unit. */
export interface LeaveMoves {
	readonly unit: AccountUnit;
	readonly takes: readonly LeaveTake[];
	readonly modifications: readonly LeaveModification[];
	/** By year. */
	readonly openings: ReadonlyMap<number, LeaveOpening>;
	/** Years whose leave reasons kept from being taken. */
	readonly carryOverReasons: readonly number[];
}

/**
 * A person as her leave is reckoned in a year. Of rules those count that hold at its end, or on the last day of her
 * employment in it: what is agreed upon in the course of a year holds for all of it.
 */
export function leaveFactsOf(
	person: LeavePersonRow,
	reaching: readonly AssignedLeaveRule[],
	{ unit, takes, modifications, openings, carryOverReasons }: LeaveMoves,
	{ year, today }: { readonly year: number; readonly today: string },
): LeaveYearFacts {
	const employment = employmentIn(person, year);
	const { to } = yearRange(year);
	const last = Math.min(to, employment.exit ?? to) as LocalDay;
	const held = resolveLeaveRules(reaching, isoOfDay(last));
	return {
		...{ unit, employment },
		patterns: withoutDuty(
			patternsOf(person),
			person.unpaid.map(({ from, to }) => ({ from: dayOfIso(from), to: dayOfIso(to) })),
		),
		birthDate: dayOrNull(person.birthDate),
		severelyDisabled:
			person.disabledFrom === null
				? []
				: [{ from: dayOfIso(person.disabledFrom), to: dayOrNull(person.disabledTo) }],
		rules: held.map(({ settings }) => settings),
		versionIds: held.map(({ versionId }) => versionId),
		cuts: person.cuts.map(cutOf),
		carryOverReasons,
		opening: openings.get(year) ?? null,
		notices: person.notices.map((one) => ({
			year: one.year,
			receivedOn: dayOfIso(one.receivedOn),
		})),
		longSickness: longSicknessOf(person),
		substitutes: substitutesOf(person),
		takes,
		modifications,
		workUnits: workUnitsOf(person),
		asOf: dayOfIso(today),
	};
}

function cutOf({ from, to, ...cut }: LeavePersonRow["cuts"][number]): LeaveCut {
	return { ...cut, from: dayOfIso(from), to: dayOfIso(to ?? lastOfAll) };
}

/** Asked only of what is left of a year after a notice has come: it was counted then. */
function workUnitsOf({ notices }: LeavePersonRow): LeaveFacts["workUnits"] {
	return ({ from, to }) =>
		notices.find(
			({ year, receivedOn }) => dayOfIso(receivedOn) + 1 === from && yearRange(year).to === to,
		)?.workUnits ?? 0;
}

/** Taken within whole weeks of the holiday, the day of the week that it was on among them. */
function substitutesOf({ substitutes }: LeavePersonRow): SubstituteDay[] {
	return substitutes.map(({ day, weeks }) => {
		const holiday = dayOfIso(day);
		return { day: holiday, expiresOn: (holiday + weeks * 7) as LocalDay };
	});
}

/** Of who has no dates at all. */
const always = dayOfIso("1900-01-01");
const lastOfAll = "2199-12-31";

/** The employment of a year, the last one where there are several; who has none of record is employed as her own dates say. */
function employmentIn(person: LeavePersonRow, year: number): LeaveEmployment {
	const { employments, entryDate, exitDate } = person;
	if (employments.length === 0)
		return { entry: dayOrNull(entryDate) ?? always, exit: dayOrNull(exitDate) };
	const whole = yearRange(year);
	const read = employments.map(({ from, to }) => ({ entry: dayOfIso(from), exit: dayOrNull(to) }));
	const inYear = read.filter(
		({ entry, exit }) => entry <= whole.to && (exit === null || exit >= whole.from),
	);
	return (inYear.at(-1) ?? read.at(-1)) as LeaveEmployment;
}

/** Workdays by the plan; where there is none, or shifts make it, those that the contract agrees upon. */
function patternsOf({ plans, contracts }: LeavePersonRow): LeavePattern[] {
	const fixed = plans.filter(({ kind }) => kind === "FIXED");
	const begins = [...fixed, ...contracts].flatMap(({ from, to }) =>
		to === null ? [dayOfIso(from)] : [dayOfIso(from), dayOfIso(to) + 1],
	);
	return [...new Set(begins)]
		.sort((a, b) => a - b)
		.map((begin) => {
			const day = isoOfDay(begin as LocalDay);
			const isHeld = ({ from, to }: { readonly from: string; readonly to: string | null }) =>
				from <= day && (to === null || day <= to);
			const plan = fixed.find(isHeld);
			const contract = contracts.find(isHeld);
			const { workdays, weeks, minutes } = plan ?? ofContract(contract);
			return { from: begin as LocalDay, workdays, weeks, minutes, dutyDaysPerYear: null };
		});
}

/** As a plan of two weeks, so that half days are whole. */
function ofContract(contract: LeavePersonRow["contracts"][number] | undefined) {
	return { workdays: contract?.halfDays ?? 0, weeks: 2, minutes: (contract?.minutes ?? 0) * 2 };
}

/** Shorter sickness leaves time enough to take leave. */
const longFrom = 43;

/** Sickness is one where no day of work lies between its parts, as from Friday to Monday: no leave could be taken there. */
function longSicknessOf({ sickness }: LeavePersonRow): LongSickness[] {
	const joined: { from: LocalDay; to: LocalDay }[] = [];
	for (const one of sickness) {
		const [from, to] = [dayOfIso(one.from), dayOfIso(one.to)];
		const before = joined.at(-1);
		if (before === undefined || from > nextWorkday(before.to)) joined.push({ from, to });
		else before.to = Math.max(before.to, to) as LocalDay;
	}
	return joined.filter(({ from, to }) => to - from + 1 >= longFrom);
}

/** From Monday to Friday. */
function nextWorkday(day: LocalDay): LocalDay {
	let next = (day + 1) as LocalDay;
	while (weekdayOf(next) > 5) next = (next + 1) as LocalDay;
	return next;
}

function dayOrNull(day: string | null): LocalDay | null {
	return day === null ? null : dayOfIso(day);
}

/** The same for the same year. */
export function keptByYear<Value>(make: (year: number) => Value): (year: number) => Value {
	const known = new Map<number, Value>();
	return (year) => {
		const found = known.get(year) ?? make(year);
		known.set(year, found);
		return found;
	};
}

/** A day of leave with what it costs, in ten thousandths of a day, and in minutes of its target. */
export interface CostedDay {
	readonly day: string;
	readonly cost: number;
	readonly costMinutes: number;
}

/** Approved leave. */
export function takesOf(days: readonly LeaveDayRow[], absenceIds: readonly string[]) {
	const nths = new Map(absenceIds.map((id, nth) => [id, nth]));
	return days
		.filter(({ state }) => state === "APPROVED")
		.map(({ absenceId, ...one }) => takeOf(one, nths.get(absenceId) ?? 0));
}

interface TakenDay {
	readonly day: string;
	readonly units: number;
}

/** What days that are wanted take from an account of a unit, as one absence more. */
export function takenIn(unit: AccountUnit, days: readonly CostedDay[]): readonly TakenDay[] {
	return days.map(({ day, cost, costMinutes }) => ({
		day,
		units: unit === "DAYS" ? cost : costMinutes,
	}));
}

export function takeOf({ day, units }: TakenDay, absence: number) {
	return { day: dayOfIso(day), units, absence };
}
