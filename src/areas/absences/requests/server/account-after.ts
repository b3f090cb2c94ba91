import {
	type LeaveYear,
	leaveWithoutDuty,
	readLeaveYears,
} from "#areas/absences/leave-accounts/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { WantedAbsence } from "./check-rules.ts";
import { type PricedDay, rangeOf } from "./cost-of-absence.ts";

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
	if (kind.deducts !== "LEAVE" || !kind.keepsAccount) return () => null;
	const { tx, tenantId } = context;
	const activityId = kind.accountActivityId;
	const asked = { activityId, today: todayOf(context), userIds: [userId] };
	const yearsWith = await readLeaveYears(tx, tenantId, asked);
	return (costs) => {
		const paid = costs.filter(({ cost }) => cost > 0);
		const days = paid.map((one) => ({ ...one, day: isoOfDay(one.day) }));
		const years = new Set(paid.map(({ day }) => dateOfDay(day).year));
		const found = yearsWith({ userId, days, exceptAbsenceId: id }) ?? [];
		return found.filter(({ year }) => years.has(year));
	};
}

/**
 * What unpaid leave does to the account of leave, though nothing is taken from it; null of other kinds, of parts of days, and where
 * there is no account.
 */
export async function earnedAfter(
	context: Pick<MatterWriter, "tx" | "tenantId" | "now" | "session">,
	{ id, userId, kind, values }: Pick<WantedAbsence, "id" | "userId" | "kind" | "values">,
): Promise<readonly LeaveYear[] | null> {
	if (kind.occasion !== "UNPAID" || values.beginMinutes !== null) return null;
	const range = rangeOf(values);
	const from = range.from + (range.fromPart === "WHOLE" ? 0 : 1);
	const to = range.to - (range.toPart === "WHOLE" ? 0 : 1);
	if (from > to) return null;
	const years = await leaveWithoutDuty(context.tx, context.tenantId, {
		...{ userId, today: todayOf(context), exceptAbsenceId: id },
		...{ from: isoOfDay(from as LocalDay), to: isoOfDay(to as LocalDay) },
	});
	return years.length === 0 ? null : years;
}
