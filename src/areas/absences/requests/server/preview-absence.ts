import { shownChildYear } from "#areas/absences/child-sickness/server/public.ts";
import type { LeaveYear } from "#areas/absences/leave-accounts/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { demandParty } from "#areas/time-tracking/approvals/server/public.ts";
import { balancesOf } from "#areas/time-tracking/overtime/server/public.ts";
import { neededSteps } from "#domain/approval/decide-creation.ts";
import { mayAct } from "#domain/approval/matter.ts";
import { calendarDays } from "#domain/leave/day-cost.ts";
import { writtenDays } from "#domain/leave/leave-days.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { askedOf, permission } from "./absence-matter.ts";
import { earnedAfter } from "./account-after.ts";
import { checkRules, type WantedAbsence } from "./check-rules.ts";
import { checkedAbsence, checkSubstitute } from "./checked-absence.ts";
import { type PricedDay, rangeOf } from "./cost-of-absence.ts";
import { readAbsence } from "./sql/absence.ts";
import { type TeamAbsence, teamAway, teamSize } from "./sql/around-absence.ts";

/** What a request would cost, meet and break: the same rules that the request itself is judged by. */
export const previewAbsence: Handler<(typeof contract)["previewAbsence"]> = async (
	context,
	input,
) => {
	const { tx, tenantId } = context;
	const { absenceId, userId, substituteUserId } = input;
	const party = await demandParty(tx, context, permission, userId);
	if (!mayAct(party)) refuse(commonRefusals.forbidden, { permission, level: "WRITE" });
	const before = absenceId === null ? undefined : await readAbsence(tx, tenantId, absenceId);
	if (absenceId !== null && before?.userId !== userId) refuse(commonRefusals.notFound);
	const { kind, values } = await checkedAbsence(tx, tenantId, userId, input, before);
	await checkSubstitute(context, userId, kind, substituteUserId);
	const wanted = { id: absenceId, userId, kind, values, substituteUserId };
	const { account, childSick, costs, violations } = await checkRules(context, wanted, party);
	const asked = { ...askedOf(kind, substituteUserId), hasReason: true };
	const leave = account ?? (await earnedAfter(context, wanted));
	const team = await teamAway(tx, tenantId, userId, values);
	return {
		state: neededSteps(asked).length === 0 ? "APPROVED" : "REQUESTED",
		calendarDays: calendarDays(rangeOf(values)),
		...sumsOf(costs),
		leave: leave === null ? null : leave.map(shownYear),
		childSick: childSick === null ? null : childSick.map(shownChildYear),
		overtime: await overtimeAfter(context, wanted, costs),
		violations,
		team,
		coverage: coverageOf(costs, team, await teamSize(tx, tenantId, userId)),
	};
};

function shownYear({ year, before, after, lapses }: LeaveYear) {
	return {
		year,
		before: before === null ? null : writtenDays(before),
		after: after === null ? null : writtenDays(after),
		lapses: lapses && { day: lapses.day, days: writtenDays(lapses.units) },
	};
}

/** Time off in lieu takes the target of its days from the overtime account, as it stands today. */
async function overtimeAfter(
	context: Pick<WriteContext, "tx" | "tenantId" | "session" | "now">,
	{ userId, kind }: WantedAbsence,
	costs: readonly PricedDay[],
): Promise<{ before: number; after: number } | null> {
	if (kind.deducts !== "OVERTIME") return null;
	const { tx, tenantId } = context;
	const whose = { tenantId, today: todayOf(context), conditions: [] };
	const [balance] = await balancesOf(tx, whose, [userId]);
	if (balance === undefined) return null;
	const { minutes: before } = balance;
	return { before, after: before - costs.reduce((sum, { costMinutes }) => sum + costMinutes, 0) };
}

function sumsOf(costs: readonly PricedDay[]) {
	return {
		cost: writtenDays(costs.reduce((sum, { cost }) => sum + cost, 0)),
		costMinutes: costs.reduce((sum, one) => sum + one.costMinutes, 0),
		days: costs.map(({ day, cost, ...one }) => ({
			...one,
			day: isoOfDay(day),
			cost: writtenDays(cost),
		})),
	};
}

/** Day by day, how many of a unit are away; who has two absences on a day is away once. */
function coverageOf(costs: readonly PricedDay[], team: readonly TeamAbsence[], people: number) {
	return costs.map(({ day: localDay }) => {
		const day = isoOfDay(localDay);
		const away = new Set(
			team.filter(({ from, to }) => from <= day && day <= to).map(({ userId }) => userId),
		);
		return { day, people, away: away.size };
	});
}
