import {
	absenceActivityOnly,
	absenceFaultRefusals,
} from "#areas/absences/requests/contract/refusals.ts";
import {
	type AbsenceKind,
	type AbsenceValues,
	kindOf,
} from "#areas/absences/requests/server/public.ts";
import { activityArchived, activityNotFound } from "#areas/time-tracking/bookings/contract.ts";
import { absenceFault } from "#domain/absences/absence-fault.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { DayPart } from "#domain/working-time/layout/absence-span.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { companyDayKindUnfit, companyDayTooLong, mostCompanyDays } from "../contract.ts";

export interface WantedDays {
	readonly activityId: string;
	readonly from: string;
	readonly to: string;
	readonly fromPart: DayPart;
	readonly toPart: DayPart;
}

export interface CheckedDays {
	readonly kind: AbsenceKind;
	readonly values: AbsenceValues;
}

/** What a company may be away for, and when; refuses illness, hours, and days that no absence can have. */
export async function checkedDays(
	tx: Tx,
	tenantId: string,
	userId: string,
	wanted: WantedDays,
): Promise<CheckedDays> {
	const { activityId, from, to } = wanted;
	const kind = (await kindOf(tx, tenantId, userId, activityId)) ?? refuse(activityNotFound);
	if (!kind.isEnabled) refuse(activityArchived);
	const days = daysOf(kind, wanted);
	if (dayOfIso(to) - dayOfIso(from) >= mostCompanyDays) refuse(companyDayTooLong);
	return days;
}

/** The same of what was checked once. */
export function daysOf(
	kind: AbsenceKind,
	{ activityId, from, to, fromPart, toPart }: WantedDays,
): CheckedDays {
	const { classType } = kind;
	if (classType === "SICK") return refuse(companyDayKindUnfit);
	if (classType !== "LEAVE" && classType !== "ABSENCE") return refuse(absenceActivityOnly);
	const form = { from, to, fromPart, toPart, beginMinutes: null, endMinutes: null };
	const fault = absenceFault(form, kind.bookingUnit);
	if (fault !== null) refuse(absenceFaultRefusals[fault]);
	return { kind, values: { activityId, classType, exclusive: kind.exclusive, ...form } };
}
