import { faultsOfPeople } from "#areas/staff/user-roles/server/public.ts";
import { factsChanged } from "#areas/time-tracking/target-actual/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { specialAccounts } from "../contract/accounts.ts";
import type { AssignmentFault } from "../contract/assignments.ts";
import type { contract } from "../contract.ts";
import { finishPersonChanges } from "./finish-change.ts";
import { checkDays } from "./rules.ts";
import { insertAssignments, usableAccounts } from "./sql/assignments.ts";

/** Each account for each person; what cannot be is answered pair by pair. */
export const assignSpecialAccounts: Handler<typeof contract.assignSpecialAccounts> = async (
	context,
	input,
) => {
	const { tx, tenantId, now } = context;
	const { userIds, accountIds, ...days } = input;
	checkDays(days);
	const faultOf = await faultFinder(context, input);
	const accounts = [...new Set(accountIds)];
	const pairs = [...new Set(userIds)]
		.flatMap((userId) => accounts.map((accountId) => ({ userId, accountId })))
		.map((pair) => ({ ...pair, fault: faultOf(pair) }));
	const rows = pairs
		.filter(({ fault }) => fault === undefined)
		.map(({ userId, accountId }) => ({ id: newId(now.getTime()), userId, accountId, ...days }));
	const written = await insertAssignments(tx, tenantId, rows);
	const done = rows.filter(({ id }) => written.has(id));
	await finishPersonChanges(
		context,
		"special_account_user",
		done.map(({ id, userId, accountId }) => {
			const after = { accountId, ...days };
			return { id, userId, accountId, action: "created", after };
		}),
	);
	await factsChanged(context);
	const overlapping = rows.filter(({ id }) => !written.has(id));
	return {
		assigned: done.length,
		refused: [
			...pairs.flatMap(({ fault, ...pair }) => (fault ? [refusedPair(pair, fault)] : [])),
			...overlapping.map((pair) => refusedPair(pair, "ALREADY_ASSIGNED")),
		],
	};
};

interface Pair {
	readonly userId: string;
	readonly accountId: string;
}

function refusedPair({ userId, accountId }: Pair, fault: AssignmentFault) {
	return { user: { id: userId }, account: { id: accountId }, fault };
}

async function faultFinder(
	context: WriteContext,
	{ userIds, accountIds }: InputOf<typeof contract.assignSpecialAccounts>,
): Promise<(pair: Pair) => AssignmentFault | undefined> {
	const { tx, tenantId } = context;
	const key = specialAccounts.permission;
	const faultOf = await faultsOfPeople(context, { key, level: "WRITE", userIds });
	const accounts = await usableAccounts(tx, tenantId, accountIds);
	return ({ userId, accountId }) => {
		const fault = faultOf(userId);
		if (fault !== undefined) return fault;
		const account = accounts.get(accountId);
		if (account === undefined) return "ACCOUNT_NOT_USABLE";
		return account.hasRules ? undefined : "WITHOUT_RULES";
	};
}
