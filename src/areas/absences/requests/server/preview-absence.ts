import { shownChildYear } from "#areas/absences/child-sickness/server/public.ts";
import type { LeaveYear } from "#areas/absences/leave-accounts/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { demandParty, type MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { balancesOf } from "#areas/time-tracking/overtime/server/public.ts";
import { neededSteps } from "#domain/approval/decide-creation.ts";
import { mayAct } from "#domain/approval/matter.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import { calendarDays } from "#domain/leave/day-cost.ts";
import { writtenDays } from "#domain/leave/leave-days.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { askedOf, permission } from "./absence-matter.ts";
import { earnedAfter } from "./account-after.ts";
import { checkRules, type WantedAbsence } from "./check-rules.ts";
import { checkedAs, checkSubstitute } from "./checked-absence.ts";
import { type PricedDay, rangeOf } from "./cost-of-absence.ts";
import { kindOf, readAbsence } from "./sql/absence.ts";
import type { Team } from "./sql/around-absence.ts";

type PreviewInput = InputOf<(typeof contract)["previewAbsence"]>;
type PreviewAnswer = AnswerOf<(typeof contract)["previewAbsence"]>;
type Previewing = Pick<MatterWriter, "tx" | "tenantId" | "session" | "now">;

/** What a request would cost, meet and break: the same rules that the request itself is judged by. */
export const previewAbsence: Handler<(typeof contract)["previewAbsence"]> = (
	{ tenantId, session, now, readAtOnce },
	input,
) => readAtOnce((tx) => previewOf({ tx, tenantId, session, now }, input));

async function previewOf(context: Previewing, input: PreviewInput): Promise<PreviewAnswer> {
	const { tx, tenantId } = context;
	const { absenceId, userId, substituteUserId } = input;
	const [party, before, found] = await Promise.all([
		demandParty(tx, context, permission, userId),
		absenceId === null ? undefined : readAbsence(tx, tenantId, absenceId),
		kindOf(tx, tenantId, userId, input.activityId),
	]);
	if (!mayAct(party)) refuse(commonRefusals.forbidden, { permission, level: "WRITE" });
	if (absenceId !== null && before?.userId !== userId) refuse(commonRefusals.notFound);
	const { kind, values } = checkedAs(found, input, before);
	const wanted = { id: absenceId, userId, kind, values, substituteUserId };
	const [{ account, childSick, costs, violations, team }, earned, overtime] = await Promise.all([
		checkRules(context, wanted, party),
		earnedAfter(context, wanted),
		overtimeOf(context, wanted),
		checkSubstitute(context, userId, kind, substituteUserId),
	]);
	const asked = { ...askedOf(kind, substituteUserId), hasReason: true };
	const leave = account ?? earned;
	return {
		state: neededSteps(asked).length === 0 ? "APPROVED" : "REQUESTED",
		calendarDays: calendarDays(rangeOf(values)),
		...sumsOf(costs),
		leave: leave === null ? null : leave.map(shownYear),
		childSick: childSick === null ? null : childSick.map(shownChildYear),
		overtime: overtime === null ? null : { before: overtime, after: overtime - minutesOf(costs) },
		violations,
		team: [...team.away],
		coverage: coverageOf(costs, team),
	};
}

function shownYear({ year, unit, before, after, lapses }: LeaveYear) {
	return {
		year,
		unit,
		before: before === null ? null : writtenAmount(before, unit),
		after: after === null ? null : writtenAmount(after, unit),
		lapses: lapses && { day: lapses.day, days: writtenAmount(lapses.units, unit) },
	};
}

/** The balance that time off in lieu takes the target of its days from, as it stands today; null where nothing is taken from it. */
async function overtimeOf(
	context: Previewing,
	{ userId, kind }: WantedAbsence,
): Promise<number | null> {
	if (kind.deducts !== "OVERTIME") return null;
	const { tx, tenantId } = context;
	const whose = { tenantId, today: todayOf(context), conditions: [] };
	const [balance] = await balancesOf(tx, whose, [userId]);
	return balance?.minutes ?? null;
}

const minutesOf = (costs: readonly PricedDay[]) =>
	costs.reduce((sum, { costMinutes }) => sum + costMinutes, 0);

function sumsOf(costs: readonly PricedDay[]) {
	return {
		cost: writtenDays(costs.reduce((sum, { cost }) => sum + cost, 0)),
		costMinutes: minutesOf(costs),
		days: costs.map(({ day, cost, ...one }) => ({
			...one,
			day: isoOfDay(day),
			cost: writtenDays(cost),
		})),
	};
}

/** Day by day, how many of a unit are away; who has two absences on a day is away once. */
function coverageOf(costs: readonly PricedDay[], { people, away: absences }: Team) {
	return costs.map(({ day: localDay }) => {
		const day = isoOfDay(localDay);
		const away = new Set(
			absences.filter(({ from, to }) => from <= day && day <= to).map(({ userId }) => userId),
		);
		return { day, people, away: away.size };
	});
}
