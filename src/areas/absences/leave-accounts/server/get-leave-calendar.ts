import { todayOf, userDemand } from "#areas/staff/user-roles/server/public.ts";
import { type PlannedDay, plannedDays } from "#areas/time-tracking/target-actual/server/public.ts";
import { dayCost } from "#domain/leave/day-cost.ts";
import { yearRange } from "#domain/leave/employment-months.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { demanded } from "#kit/server/refusals/demand.ts";
import type { LeaveCalendar } from "../contract/calendar.ts";
import type { contract } from "../contract.ts";
import { yearOf } from "./reckon-leave.ts";
import { barriersOfPerson, holidaysOf, leaveOfYear } from "./sql/calendar.ts";
import { kindAsked } from "./sql/people.ts";

/** One's own needs no right. */
export const getLeaveCalendar: Handler<typeof contract.getLeaveCalendar> = async (
	context,
	{ userId, ...input },
) => {
	const { session, tenantId } = context;
	const today = todayOf(context);
	const year = input.year ?? yearOf(today);
	const range = yearRange(year);
	const days = { from: isoOfDay(range.from), to: isoOfDay(range.to) };
	const needed = { key: "leaveaccounts.manage", level: "READ", userId, today } as const;
	return context.readAtOnce(async (tx) => {
		if (userId !== session.userId) await demanded(tx, userDemand(session, needed));
		const activityId = (await kindAsked(tx, tenantId, input.activityId))?.id ?? null;
		const [planned, holidays, absences, barriers] = await Promise.all([
			plannedDays(tx, tenantId, [userId], range),
			holidaysOf(tx, tenantId, userId, days),
			leaveOfYear(tx, tenantId, { userId, activityId, ...days }),
			barriersOfPerson(tx, tenantId, { userId, activityId, ...days }),
		]);
		const nameOf = new Map(holidays.map(({ date, name }) => [date, name]));
		return {
			...{ year, today, activityId },
			free: (planned.get(userId) ?? []).flatMap((plan) => freeDay(plan, nameOf)),
			absences,
			barriers,
		};
	});
};

function freeDay(
	{ day, isEmployed, targetMinutes, holidayFactor }: PlannedDay,
	nameOf: ReadonlyMap<string, string>,
): LeaveCalendar["free"] {
	const { reason } = dayCost({ isEmployed, isWorkday: targetMinutes > 0, holidayFactor }, "WHOLE");
	if (reason === "WORKDAY") return [];
	const date = isoOfDay(day);
	return [{ date, kind: reason, name: nameOf.get(date) ?? null }];
}
