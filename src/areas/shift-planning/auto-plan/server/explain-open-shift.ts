import { mostPlanned } from "#areas/shift-planning/shifts/contract.ts";
import { type Planner, readShifts } from "#areas/shift-planning/shifts/server/public.ts";
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
import { permission, readDepartment } from "./department.ts";
import { areUnitsOpen, namesOf, standingPlanOf } from "./sql/reasons.ts";

/** By the rules, with what a standing proposal gives to people taken as if it were accepted. */
export const explainOpenShift: Handler<(typeof contract)["explainOpenShift"]> = (context, { id }) =>
	context.read(async (tx) => {
		const { tenantId, session, now } = context;
		const planner = { tx, tenantId, session, now };
		const [row] = await readShifts(tx, tenantId, [id]);
		const units = visibleUnits(session, permission, "READ");
		if (row === undefined || row.isDeleted || row.userId !== null)
			return refuse(commonRefusals.notFound);
		if (!(await areUnitsOpen(tx, tenantId, row.unitId, units))) refuse(commonRefusals.notFound);
		const standing = await standingPlanOf(tx, tenantId, row.unitId, row.day);
		const month = monthOf(dayOfIso(row.day));
		const asked = standing ?? {
			...{ unitId: row.unitId, from: isoOfDay(month.from), to: isoOfDay(month.to), shifts: [] },
		};
		return { day: row.day, ...(await reasons(planner, asked, row)) };
	});

type Standing = NonNullable<Awaited<ReturnType<typeof standingPlanOf>>>;

type Row = Awaited<ReturnType<typeof readShifts>>[number];

async function reasons(
	planner: Planner,
	{ shifts, ...asked }: Standing,
	row: Row,
): Promise<{ people: WhyNot[]; isShort: boolean }> {
	const { tx, tenantId, session } = planner;
	const named = takersOf(shifts);
	const ids = [...named.keys()].filter((id) => id !== row.id);
	const others = (await readShifts(tx, tenantId, ids)).filter(isStillOpen);
	const readable = visibleOrAll(session, permission, "READ", todayOf(planner));
	const needed = [row, ...others].map((one) => ({ row: one, key: one.id, isCopy: false }));
	const { plan } = await readDepartment(planner, { ...asked, people: readable }, needed);
	const [need, ...rest] = plan.needs as [PlanNeed, ...PlanNeed[]];
	const assignments = rest.flatMap((one) => {
		const userId = named.get(one.shift.id);
		return userId === undefined ? [] : [{ need: one, userId }];
	});
	const found = whyOpen(plan, { assignments, open: [need] }, need);
	return { people: await withNames(planner, found), isShort: found.length >= mostPlanned };
}

const isStillOpen = ({ isDeleted, userId }: Row) => !isDeleted && userId === null;

/** Of shifts that are there whom they are proposed for. */
function takersOf(shifts: Standing["shifts"]): ReadonlyMap<string, string> {
	return new Map(
		shifts.flatMap(({ shiftId, userId }) =>
			shiftId !== null && userId !== null ? [[shiftId, userId] as const] : [],
		),
	);
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
