import { todayOf, visibleOrAll, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { type PlanBalance, planBalance } from "#domain/auto-plan/department/plan-balance.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { ProposalBalance } from "../contract/proposal-balance.ts";
import type { contract } from "../contract.ts";
import { permission, readDepartment } from "./department.ts";
import { assignmentsOf, rowsGiven } from "./rows-given.ts";
import type { KeptShift } from "./sql/plans.ts";
import { namesOf, readablePlan } from "./sql/reasons.ts";

/** By the same facts that the rules judge it by. */
export const getProposalBalance: Handler<(typeof contract)["getProposalBalance"]> = (
	context,
	{ id, without },
) =>
	context.read(async (tx) => {
		const { tenantId, session, now } = context;
		const units = visibleUnits(session, permission, "READ");
		const found = await readablePlan(tx, tenantId, id, units);
		if (found === undefined) return refuse(commonRefusals.notFound);
		const { shifts, ...asked } = found;
		const planner = { tx, tenantId, session, now };
		const given = shifts.filter(isGiven).filter(({ key }) => !without.includes(key));
		const readable = visibleOrAll(session, permission, "READ", todayOf(planner));
		const department = await readDepartment(
			planner,
			{ ...asked, people: readable },
			await rowsGiven(planner, asked, given),
		);
		const balance = planBalance(department.plan, assignmentsOf(department, given));
		const ids = [...balance.wishes, ...balance.shares].map(({ userId }) => userId);
		return told(balance, await namesOf(tx, tenantId, ids));
	});

const isGiven = ({ userId, fromUserId, state }: KeptShift) =>
	state === "PROPOSED" && userId !== null && userId !== fromUserId;

type Named = ProposalBalance["shares"][number]["user"];

function told({ wishes, shares, law }: PlanBalance, people: readonly Named[]): ProposalBalance {
	const users = new Map(people.map((one) => [one.id, one]));
	const withName = <One extends { readonly userId: string }>({ userId, ...one }: One) => ({
		...one,
		user: users.get(userId) as Named,
	});
	const instant = (minute: number) => new Date(minute * 60_000).toISOString();
	return {
		wishes: wishes.map(withName).map(({ user, isGranted, wish }) => ({
			...{ user, isGranted, available: wish.available, wish: wish.weight },
			...{ begin: instant(wish.begin), end: instant(wish.end) },
		})),
		shares: shares.map(withName),
		law,
	};
}
