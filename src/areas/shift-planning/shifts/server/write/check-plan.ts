import { visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { dayOfIso, isoDayPlus, isoOfDay } from "#domain/time/iso-day.ts";
import type { EpochMinute, LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { RosterFacts, RosterShift } from "#domain/violations/shifts/roster-facts.ts";
import {
	type RosterViolation,
	rosterViolations,
	usualSeverities,
} from "#domain/violations/shifts/roster-violations.ts";
import { adultFrom } from "#domain/violations/work-limits.ts";
import type { PlanViolation } from "../../contract.ts";
import {
	type PersonFactsRow,
	type PlanFacts,
	type RequirementRow,
	readPlanFacts,
} from "../sql/facts.ts";
import { areAllFull } from "../sql/places.ts";
import type { ShiftRow, WrittenShift } from "../sql/shift.ts";
import { type PlanChange, type Planner, permission } from "./resolve-changes.ts";

/** A shift may lie two days behind its first one, and the rest after it on the next. */
export const reachDays = 3;

/** What changes of the plan would break: of the people they are about, in order of the changes. Two statements. */
export async function checkPlan(
	planner: Planner,
	changes: readonly PlanChange[],
): Promise<PlanViolation[]> {
	if (peopleOf(changes).length === 0) return [];
	const { violationsOf } = await planChecker(planner, changes);
	return violationsOf(changes);
}

/** The same of several plans that exclude each other, each for itself, in the same two statements. */
export async function checkEach(
	planner: Planner,
	plans: readonly (readonly PlanChange[])[],
): Promise<PlanViolation[][]> {
	const changes = plans.flat();
	if (peopleOf(changes).length === 0) return plans.map(() => []);
	const { violationsOf } = await planChecker(planner, changes);
	return plans.map(violationsOf);
}

/** Judges changes as often as is needed: what is known of their people is read once. */
export interface PlanChecker {
	/** Of some of the changes, in their order. */
	violationsOf(changes: readonly PlanChange[]): PlanViolation[];
	/** Shifts that somebody has around the days of the changes. */
	shiftsOf(userId: string): readonly ShiftRow[];
}

/** Two statements. */
export async function planChecker(
	planner: Planner,
	changes: readonly PlanChange[],
): Promise<PlanChecker> {
	const { tx, tenantId, session } = planner;
	const days = changes.flatMap(({ before, after }) => [after.day, ...(before ? [before.day] : [])]);
	const [from, to] = [days.toSorted().at(0), days.toSorted().at(-1)] as [string, string];
	const asked = {
		...{ tenantId, userIds: peopleOf(changes) },
		...{ from: isoDayPlus(from, -reachDays), to: isoDayPlus(to, reachDays) },
	};
	const units = [...new Set(changes.map(({ after }) => after.unitId))];
	const [facts, mayOverride] = await Promise.all([
		readPlanFacts(tx, asked),
		areAllFull(tx, tenantId, units, visibleUnits(session, permission, "FULL")),
	]);
	const rules = { severities: usualSeverities, mayOverride };
	const people = new Map(facts.people.map((person) => [person.id, person]));
	return {
		violationsOf: (some) => {
			const nthOf = new Map(some.map(({ after }, nth) => [after.id, nth]));
			return peopleOf(some)
				.flatMap((id) => people.get(id) ?? [])
				.flatMap((person) =>
					rosterViolations(factsOf(person), plansOf(person, some, facts.requirements), rules).map(
						(violation) => toldOf(violation, person.id, nthOf.get(violation.shiftId) as number),
					),
				)
				.sort((one, other) => one.change - other.change);
		},
		shiftsOf: (userId) => people.get(userId)?.shifts ?? [],
	};
}

/** Who has, had or is to have one of the shifts; in order, as people are held. */
export function peopleOf(changes: readonly PlanChange[]): string[] {
	const ids = changes.flatMap(({ before, after }) => [before?.userId, after.userId]);
	return [...new Set(ids.filter((id) => typeof id === "string"))].sort();
}

function toldOf(violation: RosterViolation, userId: string, change: number): PlanViolation {
	const { shiftId: _, ...told } = writtenOf(violation);
	return { ...told, change, userId };
}

function writtenOf({ day, ...told }: RosterViolation) {
	const times = "begin" in told ? { begin: instantOf(told.begin), end: instantOf(told.end) } : {};
	return { ...told, ...times, day: isoOfDay(day) };
}

/** What shifts that people have already break, each said of its shift; what merely informs is left out. */
export function standingViolations(
	{ people, requirements }: PlanFacts,
	days: { readonly from: string; readonly to: string },
) {
	const rules = { severities: usualSeverities, mayOverride: true };
	return people.flatMap((person) => {
		const { before: plan } = plansOf(person, [], requirements);
		const inRange = person.shifts.filter(({ day }) => day >= days.from && day <= days.to);
		const plans = { plan, before: [], touched: new Set(inRange.map(({ id }) => id)) };
		return rosterViolations(factsOf(person), plans, rules)
			.filter(({ severity, code }) => severity !== "INFO" && code !== "TRACKING_EXISTS")
			.map((violation) => ({ ...writtenOf(violation), userId: person.id }));
	});
}

const instantOf = (minute: EpochMinute) => new Date(minute * 60_000).toISOString();

type Countable = (ShiftRow | WrittenShift) & { readonly countsAsWorkingTime?: boolean };

function plansOf(
	{ id, shifts }: PersonFactsRow,
	changes: readonly PlanChange[],
	requirements: readonly RequirementRow[],
) {
	const changed = new Set(changes.map(({ after }) => after.id));
	const own = changes
		.map(({ after }) => after)
		.filter(({ userId, isDeleted }) => userId === id && !isDeleted);
	const rosterShift = (row: Countable) => shiftOf(row, requirements);
	const before = shifts.map(rosterShift);
	const plan = [...before.filter((one) => !changed.has(one.id)), ...own.map(rosterShift)];
	return {
		before,
		plan: plan.sort((one, other) => one.begin - other.begin),
		touched: new Set(own.map((one) => one.id)),
	};
}

/** A row as the rules read it. */
export function shiftOf(row: Countable, requirements: readonly RequirementRow[]): RosterShift {
	const { id, workspaceId, activityId, classType, begin, end, pauses, day } = row;
	const isFree = classType === "SHIFT_FREE";
	const isRest = classType === "SHIFT_STANDBY" && row.countsAsWorkingTime !== true;
	return {
		...{ id, workspaceId, activityId },
		day: dayOfIso(day),
		begin: begin as EpochMinute,
		end: end as EpochMinute,
		pauses: pauses.map((one) => ({ begin: one.begin as EpochMinute, minutes: one.minutes })),
		kind: isFree ? "FREE" : isRest ? "REST" : "WORK",
		requirements: isFree
			? []
			: requirements.filter(
					(one) => one.workspaceId === (workspaceId ?? "") || one.activityId === activityId,
				),
	};
}

const always = [{ from: dayOfIso("1900-01-01"), to: null }] as const;

/** What the rules ask of a person. */
export function factsOf(row: PersonFactsRow): RosterFacts {
	const { birthDate, contracts, employments } = row;
	const minorUntil = contracts.find((one) => one.minorUntil !== null)?.minorUntil ?? null;
	const lastMinor = minorUntil === null ? null : ((dayOfIso(minorUntil) + 1) as LocalDay);
	return {
		zone: zoneOf(row.zone),
		employments: employments.length === 0 ? always : employments.map(datedOf),
		adultFrom: birthDate === null ? lastMinor : adultFrom(dayOfIso(birthDate)),
		exempt: contracts.filter(({ isExempt }) => isExempt).map(datedOf),
		absences: row.absences.map(absenceOf),
		unavailable: row.unavailable as RosterFacts["unavailable"],
		qualifications: row.qualifications.map((one) => ({ ...one, ...datedOf(one) })),
		recorded: new Set(row.recorded),
	};
}

function datedOf({ from, to }: { readonly from: string; readonly to: string | null }) {
	return { from: dayOfIso(from), to: to === null ? null : dayOfIso(to) };
}

const noon = 720;

/** Half days end or begin at noon. */
function absenceOf(row: PersonFactsRow["absences"][number]): RosterFacts["absences"][number] {
	const { id, state, fromPart, toPart, beginMinute, endMinute } = row;
	return {
		...{ id, state, from: dayOfIso(row.from), to: dayOfIso(row.to) },
		beginMinute: beginMinute ?? (fromPart === "SECOND_HALF" ? noon : null),
		endMinute: endMinute ?? (toPart === "FIRST_HALF" ? noon : null),
	};
}
