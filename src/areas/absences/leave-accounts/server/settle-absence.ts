import type { WriteContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { leaveAccountsTopic } from "../contract.ts";
import { settleLeave } from "./settle-leave.ts";
import { accountsOfAbsence } from "./sql/accounts-of-absence.ts";
import { leaveKinds } from "./sql/people.ts";

type Context = Pick<WriteContext, "tx" | "tenantId" | "now" | "session" | "announce">;

/**
 * What follows every change of an absence and of its days: approved leave is taken, by origin and what lapses soonest first;
 * what is approved no longer, or costs something else, is given back by reversal. To be called in the transaction of the
 * change, after its days are written; of an absence that takes from no account it does nothing.
 */
export async function settleAbsence(context: Context, absenceId: string): Promise<void> {
	await settleAccounts(context, await accountsOfAbsence(context.tx, context.tenantId, absenceId));
}

export type SettledAccount = Awaited<ReturnType<typeof accountsOfAbsence>>[number];

/** Accounts of people by kinds of leave: what they say follows the facts again. */
export async function settleAccounts(
	context: Context,
	accounts: readonly SettledAccount[],
): Promise<void> {
	const { tx } = context;
	const today = todayOf(context);
	for (const account of accounts) {
		const { reversed, added } = await settleLeave(tx, context, { ...account, today });
		if (reversed + added === 0) continue;
		const { userId, activityId } = account;
		context.announce({ kind: leaveAccountsTopic, ids: [activityId], userId });
	}
}

/** A person's accounts of all kinds of leave follow the facts again. */
export async function settlePerson(context: Context, userId: string): Promise<void> {
	const kinds = await leaveKinds(context.tx, context.tenantId);
	await settleAccounts(
		context,
		kinds.map(({ id: activityId }) => ({ userId, activityId })),
	);
}
