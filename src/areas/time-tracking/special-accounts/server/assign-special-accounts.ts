import { visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { factsChanged } from "#areas/time-tracking/target-actual/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { specialAccounts } from "../contract/accounts.ts";
import type { AssignmentFault, AssignmentOutcome, assignments } from "../contract/assignments.ts";
import { finishPersonChanges } from "./finish-change.ts";
import { checkDays } from "./rules.ts";
import {
	insertAssignments,
	type NewAssignment,
	peopleAmong,
	usableAccounts,
} from "./sql/assignments.ts";

type Input = InputOf<typeof assignments.assignSpecialAccounts>;

/** Each account for each person; what cannot be is told pair by pair. */
export async function assignSpecialAccounts(
	context: WriteContext,
	input: Input,
): Promise<AssignmentOutcome> {
	const { tx, tenantId, now } = context;
	checkDays(input);
	const faultOf = await faultFinder(context, input);
	const pairs = pairsOf(input).map((pair) => ({ ...pair, fault: faultOf(pair) }));
	const rows = pairs
		.filter(({ fault }) => fault === undefined)
		.map(({ userId, accountId }) => ({
			id: newId(now.getTime()),
			userId,
			accountId,
			validFrom: input.validFrom,
			validTo: input.validTo,
		}));
	const written = await insertAssignments(tx, tenantId, rows);
	const done = rows.filter(({ id }) => written.has(id));
	await finish(context, done);
	const overlapping = rows.filter(({ id }) => !written.has(id));
	return {
		assigned: done.length,
		refused: [
			...pairs.flatMap(({ fault, ...pair }) =>
				fault === undefined ? [] : [refusedPair(pair, fault)],
			),
			...overlapping.map((pair) => refusedPair(pair, "ALREADY_ASSIGNED")),
		],
	};
}

function refusedPair({ userId, accountId }: Pair, fault: AssignmentFault) {
	return { user: { id: userId }, account: { id: accountId }, fault };
}

interface Pair {
	readonly userId: string;
	readonly accountId: string;
}

function pairsOf({ userIds, accountIds }: Input): Pair[] {
	const accounts = [...new Set(accountIds)];
	return [...new Set(userIds)].flatMap((userId) =>
		accounts.map((accountId) => ({ userId, accountId })),
	);
}

async function faultFinder(
	context: WriteContext,
	{ userIds, accountIds }: Input,
): Promise<(pair: Pair) => AssignmentFault | undefined> {
	const { tx, tenantId, session } = context;
	const key = specialAccounts.permission;
	const today = todayOf(context);
	const visible = {
		open: visibleUsers(session, key, "WRITE", today),
		seen: [
			visibleUsers(session, key, "LIST", today),
			visibleUsers(session, "users.manage", "LIST", today),
		],
	};
	const people = await peopleAmong(tx, tenantId, userIds, visible);
	const accounts = await usableAccounts(tx, tenantId, accountIds);
	return ({ userId, accountId }) => {
		const isSeen = people.has(userId) || userId === session.userId;
		if (!isSeen) return "USER_NOT_FOUND";
		if (!people.get(userId)) return "FORBIDDEN";
		const account = accounts.get(accountId);
		if (account === undefined) return "ACCOUNT_NOT_USABLE";
		return account.hasRules ? undefined : "WITHOUT_RULES";
	};
}

async function finish(context: WriteContext, rows: readonly NewAssignment[]): Promise<void> {
	await finishPersonChanges(
		context,
		"special_account_user",
		rows.map(({ id, userId, accountId, validFrom, validTo }) => ({
			id,
			userId,
			accountId,
			action: "created",
			after: { accountId, validFrom, validTo },
		})),
	);
	await factsChanged(context);
}
