import { visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { specialAccounts } from "../contract/accounts.ts";
import type { AssignmentFault, AssignmentOutcome, assignments } from "../contract/assignments.ts";
import { checkDays } from "./open-account.ts";
import {
	insertAssignments,
	type NewAssignment,
	peopleAmong,
	usableAccounts,
} from "./sql/assignments.ts";
import { tracePeople } from "./trace-person.ts";

type Input = InputOf<typeof assignments.assignSpecialAccounts>;

/** Each account for each person; what cannot be is told pair by pair. */
export async function assignSpecialAccounts(
	context: WriteContext,
	input: Input,
): Promise<AssignmentOutcome> {
	const { tx, tenantId, now } = context;
	checkDays(input);
	const faultOf = await faultFinder(context, input);
	const pairs = pairsOf(input).map((pair) => ({
		...pair,
		fault: faultOf(pair),
	}));
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
	await traceAssigned(context, done);
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
	const visible = visibleUsers(session, key, "WRITE", todayOf(context));
	const people = await peopleAmong(tx, tenantId, userIds, visible);
	const accounts = await usableAccounts(tx, tenantId, accountIds);
	return ({ userId, accountId }) => {
		if (!people.has(userId)) return "USER_NOT_FOUND";
		const account = accounts.get(accountId);
		if (account === undefined) return "ACCOUNT_NOT_USABLE";
		return account.hasRules ? undefined : "WITHOUT_RULES";
	};
}

function traceAssigned(context: WriteContext, rows: readonly NewAssignment[]): Promise<void> {
	return tracePeople(
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
}
