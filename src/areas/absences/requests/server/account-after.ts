import {
	keepsAccounts,
	type LeaveYear,
	leaveOf,
} from "#areas/absences/leave-accounts/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { WantedAbsence } from "./check-rules.ts";
import type { PricedDay } from "./cost-of-absence.ts";

/**
 * What is left of the account before and once an absence is taken from it, in the years of its days; null where it is taken from none, or
 * the company keeps no accounts of that kind of leave.
 */
export async function accountAfter(
	context: Pick<MatterWriter, "tx" | "tenantId" | "now" | "session">,
	{ id, userId, kind }: Pick<WantedAbsence, "id" | "userId" | "kind">,
	costs: readonly PricedDay[],
): Promise<readonly LeaveYear[] | null> {
	const { tx, tenantId } = context;
	const activityId = kind.accountActivityId;
	if (kind.deducts !== "LEAVE" || !(await keepsAccounts(tx, tenantId, activityId))) return null;
	const paid = costs.filter(({ cost }) => cost > 0);
	const days = paid.map(({ day, cost }) => ({ day: isoOfDay(day), units: cost }));
	const people = [{ userId, days, exceptAbsenceId: id }];
	const found = await leaveOf(tx, tenantId, { activityId, today: todayOf(context), people });
	const years = new Set(paid.map(({ day }) => dateOfDay(day).year));
	return (found.get(userId) ?? []).filter(({ year }) => years.has(year));
}
