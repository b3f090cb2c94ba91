import type { RawBuilder } from "kysely";
import { mostPlanned } from "#areas/shift-planning/shifts/contract.ts";
import {
	laidChanges,
	type Planner,
	readShifts,
	rosterPeople,
} from "#areas/shift-planning/shifts/server/public.ts";
import {
	changeOf,
	keyOfCopy,
	placesAt,
	placesIn,
	readCopies,
} from "#areas/shift-planning/templates/server/public.ts";
import { todayOf, visibleOrAll, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import {
	type DepartmentPlan,
	type PlanMoves,
	type PlanNeed,
	type PlanPerson,
	type PlanWeights,
	usualWeights,
} from "#domain/auto-plan/department/department-plan.ts";
import { freeFactorOf, holidaysAt } from "#domain/holidays/holidays-at.ts";
import { timesOf } from "#domain/shifts/shift-times.ts";
import { dayOfIso, isoDayPlus } from "#domain/time/iso-day.ts";
import type { EpochMinute } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { mostNeeded } from "../contract.ts";
import { openShiftIds } from "./sql/needs.ts";
import { type PlanPersonRow, planPeople } from "./sql/people.ts";
import type { KeptShift } from "./sql/plans.ts";
import { holidaysOf, nearestSetting, placeOfUnit } from "./sql/settings.ts";

export const permission = "shiftplan.manage" as const;
/** Shifts so far around the range are looked at: runs that begin before it, rests that end behind it. */
const aroundDays = 10;

export interface AskedDepartment {
	readonly unitId: string;
	readonly from: string;
	readonly to: string;
}

/** Whose plan is looked at: without it those whom the planner may plan. */
interface Reading extends AskedDepartment {
	readonly people?: RawBuilder<string> | null;
}

export type NeededRow = Awaited<ReturnType<typeof neededRows>>[number];

export interface Department {
	readonly plan: DepartmentPlan;
	/** Of each need in its place what is kept of it. */
	readonly kept: readonly KeptShift[];
}

/** What a department and those below it need in a range, whom they have, and what their plan is to take care of. */
export async function readDepartment(
	planner: Planner,
	asked: Reading,
	needed: readonly NeededRow[],
): Promise<Department> {
	const { tx, tenantId } = planner;
	const { unitId, from, to } = asked;
	const { weights } = await settingOf(planner, unitId);
	const found = await planPeople(tx, {
		...{ tenantId, unitId, from, to, most: mostPlanned, withPay: weights.cost !== "NONE" },
		people: peopleAsked(planner, asked),
	});
	const { people, asRosterShift, rulesOf } = await rosterPeople(planner, {
		userIds: found.map(({ id }) => id),
		unitIds: [...new Set(needed.map(({ row }) => row.unitId))],
		...{ from: isoDayPlus(from, -aroundDays), to: isoDayPlus(to, aroundDays) },
	});
	const factsOf = Map.groupBy(people, ({ id }) => id);
	// of who is not among the people nothing is taken
	const own = needed.filter(({ row }) => row.userId === null || factsOf.has(row.userId));
	const movable = new Set(own.map(({ row }) => row.id));
	const rules = new Map(own.map(({ row }) => [row.id, rulesOf(row.unitId)]));
	return {
		plan: {
			...(await placeOf(planner, asked)),
			...{ weights, range: { from: dayOfIso(from), to: dayOfIso(to) } },
			needs: own.map(({ row }): PlanNeed => ({ shift: asRosterShift(row), heldBy: row.userId })),
			// in the order of their names: the same plan comes of the same facts, whatever ids people have
			people: found.flatMap((row) =>
				(factsOf.get(row.id) ?? []).map(({ id, facts, rows }) => {
					const fixed = rows.filter((one) => !movable.has(one.id));
					return { ...mindedOf(row), id, facts, rules, shifts: fixed.map(asRosterShift) };
				}),
			),
		},
		kept: own.map(keptOf),
	};
}

/** Sub-query of those who may be planned; where nobody is named, whom the planner may plan. */
function peopleAsked(planner: Planner, { people }: Reading) {
	if (people !== undefined) return people;
	return visibleOrAll(planner.session, permission, "WRITE", todayOf(planner));
}

/** Of a department, else of the nearest one above it; what nobody set is as usual. */
export async function settingOf(
	{ tx, tenantId }: Pick<Planner, "tx" | "tenantId">,
	unitId: string,
): Promise<{ weights: PlanWeights; moves: PlanMoves }> {
	const found = await nearestSetting(tx, tenantId, unitId);
	return { weights: { ...usualWeights, ...found?.weights }, moves: found?.moves ?? "KEEP" };
}

/** Shifts that are to be given to somebody: those that are there, and copies of templates that none stands for. One too many at most. */
export async function neededRows(planner: Planner, asked: AskedDepartment) {
	const { tx, tenantId } = planner;
	const { unitId, from, to } = asked;
	const { moves } = await settingOf(planner, unitId);
	const withUnpublished = moves === "UNPUBLISHED";
	const ids = await openShiftIds(tx, {
		...{ tenantId, unitId, from, to, withUnpublished },
		most: mostNeeded + 1,
	});
	const copies = (await openCopies(planner, asked, "WRITE")).slice(0, mostNeeded + 1);
	return [
		...(await readShifts(tx, tenantId, ids)).map((row) => ({ row, key: row.id, isCopy: false })),
		...(await rowsOfCopies(planner, copies)),
	];
}

/** Copies of templates of a department and those below it that are needed and that no shift stands for. */
export async function openCopies(
	{ tx, tenantId, session }: Pick<Planner, "tx" | "tenantId" | "session">,
	{ unitId, from, to }: AskedDepartment,
	level: "READ" | "WRITE",
) {
	const units = visibleUnits(session, permission, level);
	const places = placesAt(placesIn(units), tenantId, { unitIds: [unitId], recursive: true });
	const copies = await readCopies(tx, { tenantId, places, from, to });
	return copies.filter(isOpenCopy);
}

type Copy = Awaited<ReturnType<typeof readCopies>>[number];

export const isOpenCopy = ({ isNeeded, shiftId }: Copy) => isNeeded && shiftId === null;

/** The open shifts that would stand for copies. */
export async function rowsOfCopies(planner: Planner, copies: readonly Copy[]) {
	const made = await laidChanges(
		planner,
		copies.map((copy) => changeOf(copy, { userId: null })),
	);
	return made.map(({ after }) => {
		const { itemId = "", copy = 0 } = after.slot ?? {};
		return { row: after, key: keyOfCopy(itemId, after.day, copy), isCopy: true };
	});
}

async function placeOf({ tx, tenantId }: Planner, { unitId, from, to }: AskedDepartment) {
	const { zone, siteId } = await placeOfUnit(tx, tenantId, unitId);
	const holidays = await holidaysOf(tx, tenantId, from, to);
	const dates = [...new Set(holidays.map(({ date }) => date))];
	const free = dates.filter((date) => freeFactorOf(holidaysAt(holidays, date, siteId)) > 0);
	return { zone: zoneOf(zone), holidays: new Set(free.map(dayOfIso)) };
}

function mindedOf(row: PlanPersonRow): Omit<PlanPerson, "id" | "facts" | "rules" | "shifts"> {
	const { targetMinutes, pastMinutes, wishes, hourCents, counts, workspaceIds } = row;
	return {
		...{ targetMinutes, pastMinutes, wishes, hourCents, history: counts },
		workspaceIds: new Set(workspaceIds),
	};
}

function keptOf({ row, key, isCopy }: NeededRow): KeptShift {
	const { id, day, zone, begin, end, workspaceId, activityId, userId, version, slot } = row;
	const pauses = row.pauses.map((one) => ({ ...one, begin: one.begin as EpochMinute }));
	const laid = { begin: begin as EpochMinute, end: end as EpochMinute, pauses };
	const times = timesOf(laid, zoneOf(zone));
	return {
		...{ key, day, workspaceId, activityId, slot, fromUserId: userId, userId, state: "PROPOSED" },
		...{ beginMinute: times.beginMinute, endMinute: times.endMinute, pauses: times.pauses },
		...(isCopy ? { shiftId: null, version: null } : { shiftId: id, version }),
	};
}
