import { mostPlanned } from "#areas/shift-planning/shifts/contract.ts";
import { type Planner, readShifts } from "#areas/shift-planning/shifts/server/public.ts";
import {
	keyOf,
	keyOfCopy,
	placesOfItems,
	readCopies,
} from "#areas/shift-planning/templates/server/public.ts";
import { todayOf, visibleOrAll, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import type { PlanNeed } from "#domain/auto-plan/department/department-plan.ts";
import { type WhyNot as FoundReasons, whyOpen } from "#domain/auto-plan/department/why-open.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { monthOf } from "#domain/time/month.ts";
import type { EpochMinute } from "#domain/time/quantities.ts";
import type { RosterViolation } from "#domain/violations/shifts/roster-violations.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract, WhyNot } from "../contract.ts";
import {
	isOpenCopy,
	type NeededRow,
	permission,
	readDepartment,
	rowsOfCopies,
} from "./department.ts";
import { assignmentsOf, rowsGiven } from "./rows-given.ts";
import { areUnitsOpen, namesOf, type StandingPlan, standingPlanOf } from "./sql/reasons.ts";

/** By the rules, with what a standing proposal gives to people taken as if it were accepted. */
export const explainOpenShift: Handler<(typeof contract)["explainOpenShift"]> = (context, { id }) =>
	context.read(async (tx) => {
		const { tenantId, session, now } = context;
		const [row] = await readShifts(tx, tenantId, [id]);
		if (row === undefined || row.isDeleted || row.userId !== null)
			return refuse(commonRefusals.notFound);
		return explained({ tx, tenantId, session, now }, { row, key: id, isCopy: false });
	});

/** The same of a copy of a template that no shift stands for. */
export const explainOpenCopy: Handler<(typeof contract)["explainOpenCopy"]> = (
	context,
	{ itemId, day, copy },
) =>
	context.read(async (tx) => {
		const { tenantId, session, now } = context;
		const planner = { tx, tenantId, session, now };
		const places = placesOfItems(visibleUnits(session, permission, "READ"), tenantId, [itemId]);
		const copies = await readCopies(tx, { tenantId, places, from: day, to: day });
		const key = keyOfCopy(itemId, day, copy);
		const asked = copies.filter((one) => isOpenCopy(one) && keyOf(one) === key);
		const [needed] = await rowsOfCopies(planner, asked);
		return needed === undefined ? refuse(commonRefusals.notFound) : explained(planner, needed);
	});

async function explained(planner: Planner, needed: NeededRow) {
	const { tx, tenantId, session } = planner;
	const { day, unitId } = needed.row;
	const units = visibleUnits(session, permission, "READ");
	if (!(await areUnitsOpen(tx, tenantId, unitId, units))) refuse(commonRefusals.notFound);
	const standing = await standingPlanOf(tx, tenantId, unitId, day);
	const month = monthOf(dayOfIso(day));
	const ofMonth = { unitId, from: isoOfDay(month.from), to: isoOfDay(month.to), shifts: [] };
	return { day, ...(await reasons(planner, standing ?? ofMonth, needed)) };
}

async function reasons(
	planner: Planner,
	{ shifts, ...asked }: StandingPlan,
	about: NeededRow,
): Promise<{ people: WhyNot[]; isShort: boolean }> {
	const given = shifts.filter(({ key, userId }) => userId !== null && key !== about.key);
	const needed = [about, ...(await rowsGiven(planner, asked, given))];
	const readable = visibleOrAll(planner.session, permission, "READ", todayOf(planner));
	const { plan, kept } = await readDepartment(planner, { ...asked, people: readable }, needed);
	const assignments = assignmentsOf({ plan, kept }, given);
	const [need] = plan.needs as [PlanNeed];
	const found = whyOpen(plan, { assignments, open: [need] }, need);
	return { people: await withNames(planner, found), isShort: found.length >= mostPlanned };
}

async function withNames({ tx, tenantId }: Planner, found: readonly FoundReasons[]) {
	const ids = found.map(({ id }) => id);
	const names = new Map((await namesOf(tx, tenantId, ids)).map((one) => [one.id, one]));
	return found.flatMap((one) => {
		const user = names.get(one.id);
		return user === undefined ? [] : [{ user, ...answerOf(one) }];
	});
}

function answerOf({ couldTake, violations, limits }: FoundReasons): Omit<WhyNot, "user"> {
	return { couldTake, limits: [...limits], violations: violations.map(writtenOf) };
}

function writtenOf({ day, shiftId: _, ...told }: RosterViolation) {
	const instant = (minute: EpochMinute) => new Date(minute * 60_000).toISOString();
	const { begin, end } = { begin: undefined, end: undefined, ...told };
	const times = begin && end ? { begin: instant(begin), end: instant(end) } : {};
	return { ...told, ...times, day: isoOfDay(day) };
}
