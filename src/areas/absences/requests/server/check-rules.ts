import { childSickPeople, childYears } from "#areas/absences/child-sickness/server/public.ts";
import type { LeaveYear } from "#areas/absences/leave-accounts/server/public.ts";
import { type AskedAbsence, barriersMet } from "#areas/absences/leave-barriers/server/public.ts";
import { levelForUser, todayOf, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import type { ChildSickYear } from "#domain/absences/child-sick.ts";
import type { Staffing } from "#domain/absences/minimum-staffing.ts";
import { repairedRange, type WrittenRange } from "#domain/absences/repaired-range.ts";
import { holdsAnywhere } from "#domain/access/may.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import { mayDecide, type Party } from "#domain/approval/matter.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type {
	BarrierMet,
	OtherAbsence,
	ShiftsMet,
} from "#domain/violations/absences/absence-facts.ts";
import {
	type AbsenceViolation,
	absenceViolations,
} from "#domain/violations/absences/absence-violations.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { readAccount } from "./account-after.ts";
import { costOfAbsence, type PricedDay, rangeOf } from "./cost-of-absence.ts";
import type { AbsenceKind, AbsenceValues, HeldAbsence } from "./sql/absence.ts";
import { type AroundAbsence, aroundAbsence, hasShiftIn, type Team } from "./sql/around-absence.ts";

/** An absence as it is wanted. */
export interface WantedAbsence {
	/** Null of a new one. */
	readonly id: string | null;
	readonly userId: string;
	readonly kind: AbsenceKind;
	readonly values: AbsenceValues;
	readonly substituteUserId: string | null;
}

/** With the days that would break the rule no more, where there are some. */
export type RepairableViolation = RuleViolation & { readonly repair?: WrittenRange | undefined };

export interface CheckedRules {
	readonly violations: RepairableViolation[];
	readonly costs: readonly PricedDay[];
	/** The years of its days; null where it is taken from no account. */
	readonly account: readonly LeaveYear[] | null;
	/** The years of its days; null where it is not for a child that is ill, and for who may not know of illness. */
	readonly childSick: readonly ChildSickYear[] | null;
	/** With whom she works. */
	readonly team: Team;
}

/** What an absence would break and what its days cost. */
export async function checkRules(
	context: Pick<MatterWriter, "tx" | "tenantId" | "now" | "session">,
	wanted: WantedAbsence,
	party: Party,
): Promise<CheckedRules> {
	const { kind, values, substituteUserId } = wanted;
	const known = await knownOf(context, wanted);
	const { costs, account, childSick, mayKnow, barriers } = known;
	const { others, absentOn, shifts, team, minimums, ...employment } = known.around;
	const violations = absenceViolations({
		wanted: { ...spanOf(values), exclusive: kind.exclusive },
		today: dayOfIso(todayOf(context)),
		costs,
		employment,
		others: others.map(otherOf),
		...{ barriers, staffing: staffingOf(team, minimums) },
		substitute: { rule: kind.substitute, isNamed: substituteUserId !== null, absentOn },
		account,
		childSick,
		shifts: shiftsMet(shifts, known.mayResolve),
		retroactiveDays: kind.retroactiveDays,
		mayOverride: mayDecide(party, { selfApproval: kind.mayApproveOwn }),
	});
	return {
		...{ costs, account, team },
		childSick: mayKnow ? childSick : null,
		violations: violations.flatMap((one) => {
			const repair = repairedRange({ classType: values.classType, costs }, one) ?? undefined;
			return toldViolations([one], mayKnow).map((told) => ({ ...told, repair }));
		}),
	};
}

/** All that an absence is judged by, asked for together. */
async function knownOf(
	context: Pick<MatterWriter, "tx" | "tenantId" | "now" | "session">,
	{ id, userId, kind, values, substituteUserId }: WantedAbsence,
) {
	const { tx, tenantId } = context;
	const days = daysOf(values);
	const [costs, around, accountAfter, childSickAfter, ...rest] = await Promise.all([
		costOfAbsence(tx, tenantId, userId, values),
		aroundAbsence(tx, tenantId, userId, { ...days, exceptId: id, substituteUserId }),
		readAccount(context, { id, userId, kind }),
		readChildSick(context, { id, userId, kind, values }),
		barriersOf(context, { userId, activityId: values.activityId, ...days }),
		mayKnowIllness(context, userId),
		mayPlanOf(context, { userId, ...days }),
	]);
	const [barriers, mayKnow, mayResolve] = rest;
	const [account, childSick] = [accountAfter(costs), childSickAfter(costs)];
	return { costs, around, account, childSick, barriers, mayKnow, mayResolve };
}

const daysOf = ({ from, to }: AbsenceValues) => ({ from, to });

/** What her unit needs, and who of the others is away with approval; null where it needs nobody. */
function staffingOf({ people, away }: Team, minimums: AroundAbsence["minimums"]): Staffing | null {
	if (minimums === null) return null;
	return { minimums, people, away: away.filter(({ state }) => state === "APPROVED") };
}

/** Whether who asks may plan shifts of somebody on some days otherwise. */
async function mayPlanOf(
	{ tx, tenantId, session }: Pick<MatterWriter, "tx" | "tenantId" | "session">,
	asked: { readonly userId: string; readonly from: string; readonly to: string },
): Promise<boolean> {
	const right = ["shiftplan.manage", "WRITE"] as const;
	return (
		holdsAnywhere(session.permissions, ...right) &&
		hasShiftIn(tx, tenantId, asked, visibleUnits(session, ...right))
	);
}

/** Planned shifts, and whether who asks may plan them otherwise. */
function shiftsMet(shifts: AroundAbsence["shifts"], mayResolve: boolean): ShiftsMet | null {
	if (shifts === null) return null;
	const { isKnown, ...met } = shifts;
	// what is not made known yet is told to planners alone
	return mayResolve || isKnown ? { ...met, mayResolve } : null;
}

/** What is taken of the days with a child that is ill, in the years of an absence; null where it is for none. */
async function readChildSick(
	{ tx, tenantId }: Pick<MatterWriter, "tx" | "tenantId">,
	{ id, userId, kind, values }: Omit<WantedAbsence, "substituteUserId">,
): Promise<(costs: readonly PricedDay[]) => readonly ChildSickYear[] | null> {
	if (kind.occasion !== "CHILD_SICK") return () => null;
	const years = { from: Number(values.from.slice(0, 4)), to: Number(values.to.slice(0, 4)) };
	const people = await childSickPeople(tx, tenantId, [userId], years);
	return (days) => childYears({ id, days }, people.get(userId));
}

async function barriersOf(
	{ tx, tenantId }: Pick<MatterWriter, "tx" | "tenantId">,
	asked: AskedAbsence,
): Promise<BarrierMet[]> {
	const met = await barriersMet(tx, tenantId, [asked]);
	return met.map(({ barrierId: id, name, reason, barrierFrom: from, barrierTo: to }) => ({
		...{ id, name, reason, from, to },
	}));
}

/** Of oneself, else by a right of its own. */
async function mayKnowIllness(
	context: Pick<MatterWriter, "tx" | "session" | "now">,
	userId: string,
): Promise<boolean> {
	const { tx, session } = context;
	if (userId === session.userId) return true;
	const level = await levelForUser(tx, session, "sicknotes.manage", userId, todayOf(context));
	return includesLevel(level, "READ");
}

/** What is told of violations: how often a child was ill is told as little as illness to who may not know of it. */
export function toldViolations(
	violations: readonly AbsenceViolation[],
	mayKnowIllness: boolean,
): RuleViolation[] {
	if (mayKnowIllness) return violations.map((one) => ({ ...one }));
	return violations.filter(({ code }) => code !== "CHILD_SICK_QUOTA").map(withoutIllness);
}

function withoutIllness(violation: AbsenceViolation): RuleViolation {
	const isIllness = "classType" in violation && violation.classType === "SICK";
	return isIllness ? { ...violation, classType: "ABSENCE" } : { ...violation };
}

/** What of an absence meets others. */
export function spanOf(values: AbsenceValues) {
	const { classType, exclusive, beginMinutes } = values;
	return { range: rangeOf(values), classType, exclusive, isByHours: beginMinutes !== null };
}

export function otherOf(row: HeldAbsence): OtherAbsence {
	const { id, state } = row;
	// two illnesses cannot be had at once, whatever may lie beside them
	return { ...spanOf(row), id, state, exclusive: row.exclusive || row.classType === "SICK" };
}
