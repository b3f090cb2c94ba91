import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import {
	activityArchived,
	activityNotBookable,
	activityNotFound,
} from "#areas/time-tracking/bookings/contract.ts";
import { absenceFault } from "#domain/absences/absence-fault.ts";
import type { AbsenceClass } from "#domain/working-time/facts.ts";
import type { DayPart } from "#domain/working-time/layout/absence-span.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { absenceClasses } from "../contract/absence-answer.ts";
import {
	absenceActivityOnly,
	absenceFaultRefusals,
	substituteSelf,
	substituteUnfit,
} from "../contract/refusals.ts";
import { type AbsenceKind, type AbsenceValues, kindOf } from "./sql/absence.ts";
import { isColleague } from "./sql/around-absence.ts";

/** As somebody asks for it. */
export interface GivenAbsence {
	readonly activityId: string;
	readonly from: string;
	readonly to: string;
	readonly fromPart: DayPart;
	readonly toPart: DayPart;
	readonly beginMinutes: number | null;
	readonly endMinutes: number | null;
}

export interface CheckedAbsence {
	readonly kind: AbsenceKind;
	readonly values: AbsenceValues;
}

/** What an absence is to hold; refuses as `checkedAs` does. */
export async function checkedAbsence(
	tx: Tx,
	tenantId: string,
	userId: string,
	given: GivenAbsence,
	before?: Pick<AbsenceValues, "activityId">,
): Promise<CheckedAbsence> {
	return checkedAs(await kindOf(tx, tenantId, userId, given.activityId), given, before);
}

/**
 * What an absence of a kind is to hold. Refuses what none of its kind can be: an unknown, archived or withheld kind, one of time
 * entries or shifts, days in the wrong order, parts that the kind does not have.
 *
 * @param before what it was about: that may stay
 */
export function checkedAs(
	found: AbsenceKind | undefined,
	{ activityId, from, to, fromPart, toPart, beginMinutes, endMinutes }: GivenAbsence,
	before?: Pick<AbsenceValues, "activityId">,
): CheckedAbsence {
	const kind = found ?? refuse(activityNotFound);
	const classType = absenceClasses.find((known) => known === kind.classType);
	if (classType === undefined) return refuse(absenceActivityOnly);
	if (before?.activityId !== activityId) {
		if (!kind.isEnabled) refuse(activityArchived);
		if (kind.isWithheld) refuse(activityNotBookable);
	}
	const form = { from, to, fromPart, toPart, beginMinutes, endMinutes };
	const fault = absenceFault(form, kind.bookingUnit);
	if (fault !== null) refuse(absenceFaultRefusals[fault]);
	return {
		kind,
		values: { activityId, classType, exclusive: isExclusive(kind, classType), ...form },
	};
}

/** Sickness lies beside leave and gives its days back; it makes room for nothing but itself. */
function isExclusive({ exclusive }: AbsenceKind, classType: AbsenceClass): boolean {
	return exclusive && classType !== "SICK";
}

/** Who is to stand in; refuses the person herself, strangers, and kinds that know no substitutes. */
export async function checkSubstitute(
	{ tx, tenantId }: Pick<MatterWriter, "tx" | "tenantId">,
	userId: string,
	{ substitute }: Pick<AbsenceKind, "substitute">,
	substituteUserId: string | null,
): Promise<void> {
	if (substituteUserId === null) return;
	if (substituteUserId === userId) refuse(substituteSelf);
	const isFit = substitute !== "NONE" && (await isColleague(tx, tenantId, substituteUserId));
	if (!isFit) refuse(substituteUnfit);
}
