import { demandParty } from "#areas/time-tracking/approvals/server/public.ts";
import { neededSteps } from "#domain/approval/decide-creation.ts";
import { mayAct } from "#domain/approval/matter.ts";
import { calendarDays } from "#domain/leave/day-cost.ts";
import { writtenDays } from "#domain/leave/leave-days.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { askedOf, permission } from "./absence-matter.ts";
import { checkRules } from "./check-rules.ts";
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
	const { costs, violations } = await checkRules(context, wanted, party);
	const asked = { ...askedOf(kind, substituteUserId), hasReason: true };
	const team = await teamAway(tx, tenantId, userId, values);
	return {
		state: neededSteps(asked).length === 0 ? "APPROVED" : "REQUESTED",
		calendarDays: calendarDays(rangeOf(values)),
		...sumsOf(costs),
		violations,
		team,
		coverage: coverageOf(costs, team, await teamSize(tx, tenantId, userId)),
	};
};

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
