import {
	keepsAccounts,
	type LeaveYear,
	readLeaveYears,
} from "#areas/absences/leave-accounts/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { WantedAbsence } from "./check-rules.ts";
import type { PricedDay } from "./cost-of-absence.ts";

/** What is left of an account in the years of some days, before and once these are taken from it; null where nothing is. */
export type AccountAfter = (costs: readonly PricedDay[]) => readonly LeaveYear[] | null;

/**
 * Reads the account that an absence is taken from, in one round trip; of one that is taken from none, or of whose kind of leave
 * the company keeps no accounts, there is nothing to be said.
 */
export async function readAccount(
	context: Pick<MatterWriter, "tx" | "tenantId" | "now" | "session">,
	{ id, userId, kind }: Pick<WantedAbsence, "id" | "userId" | "kind">,
): Promise<AccountAfter> {
	if (kind.deducts !== "LEAVE") return () => null;
	const { tx, tenantId } = context;
	const activityId = kind.accountActivityId;
	const [isKept, yearsWith] = await Promise.all([
		keepsAccounts(tx, tenantId, activityId),
		readLeaveYears(tx, tenantId, { activityId, today: todayOf(context), userIds: [userId] }),
	]);
	if (!isKept) return () => null;
	return (costs) => {
		const paid = costs.filter(({ cost }) => cost > 0);
		const days = paid.map(({ day, cost }) => ({ day: isoOfDay(day), units: cost }));
		const years = new Set(paid.map(({ day }) => dateOfDay(day).year));
		const found = yearsWith({ userId, days, exceptAbsenceId: id }) ?? [];
		return found.filter(({ year }) => years.has(year));
	};
}
