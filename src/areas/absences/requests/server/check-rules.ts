import type { LeaveYear } from "#areas/absences/leave-accounts/server/public.ts";
import { type AskedAbsence, barriersMet } from "#areas/absences/leave-barriers/server/public.ts";
import { levelForUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import { mayDecide, type Party } from "#domain/approval/matter.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import {
	type AbsenceViolation,
	absenceViolations,
	type BarrierMet,
	type OtherAbsence,
} from "#domain/violations/absences/absence-violations.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { readAccount } from "./account-after.ts";
import { costOfAbsence, type PricedDay, rangeOf } from "./cost-of-absence.ts";
import type { AbsenceKind, AbsenceValues, HeldAbsence } from "./sql/absence.ts";
import { awayWithin, employmentOf, othersWithin } from "./sql/around-absence.ts";

/** An absence as it is wanted. */
export interface WantedAbsence {
	/** Null of a new one. */
	readonly id: string | null;
	readonly userId: string;
	readonly kind: AbsenceKind;
	readonly values: AbsenceValues;
	readonly substituteUserId: string | null;
}

export interface CheckedRules {
	readonly violations: RuleViolation[];
	readonly costs: readonly PricedDay[];
	/** The years of its days; null where it is taken from no account. */
	readonly account: readonly LeaveYear[] | null;
}

/** What an absence would break and what its days cost; all that it is judged by is asked for together. */
export async function checkRules(
	context: Pick<MatterWriter, "tx" | "tenantId" | "now" | "session">,
	{ id, userId, kind, values, substituteUserId }: WantedAbsence,
	party: Party,
): Promise<CheckedRules> {
	const { tx, tenantId } = context;
	const { from, to, activityId } = values;
	const [costs, others, absentOn, accountAfter, employment, barriers, mayKnow] = await Promise.all([
		costOfAbsence(tx, tenantId, userId, values),
		othersWithin(tx, tenantId, userId, { from, to, exceptId: id }),
		substituteUserId === null ? [] : awayWithin(tx, tenantId, substituteUserId, { from, to }),
		readAccount(context, { id, userId, kind }),
		employmentOf(tx, tenantId, userId, from),
		barriersOf(context, { userId, activityId, from, to }),
		mayKnowIllness(context, userId),
	]);
	const account = accountAfter(costs);
	const violations = absenceViolations({
		wanted: { ...spanOf(values), exclusive: kind.exclusive },
		today: dayOfIso(todayOf(context)),
		costs,
		employment,
		others: others.map(otherOf),
		barriers,
		substitute: { rule: kind.substitute, isNamed: substituteUserId !== null, absentOn },
		account,
		retroactiveDays: kind.retroactiveDays,
		mayOverride: mayDecide(party, { selfApproval: kind.mayApproveOwn }),
	});
	return {
		costs,
		account,
		violations: violations.map((one) => (mayKnow ? { ...one } : withoutIllness(one))),
	};
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

/** The same for who may not know that somebody is ill. */
export function withoutIllness(violation: AbsenceViolation): RuleViolation {
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
