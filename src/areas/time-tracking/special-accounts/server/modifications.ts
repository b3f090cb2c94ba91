import { demandUser } from "#areas/staff/user-roles/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { modificationSettled } from "../contract/modifications.ts";
import { accountNotUsable } from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import { readOfPerson } from "./assignments.ts";
import { finishPersonChanges } from "./finish-change.ts";
import { holdAccount } from "./sql/accounts.ts";
import {
	insertModification,
	modificationsOf,
	readModification,
	type StoredModification,
} from "./sql/modifications.ts";

/** Refuses people who may not decide on the person's time. */
function demandDecider(context: WriteContext, userId: string): Promise<void> {
	const needed = { key: "timetrackings.manage", level: "FULL", userId } as const;
	return demandUser(context.tx, context.session, { ...needed, today: todayOf(context) });
}

/** A modification that may still be taken back. */
async function openModification(context: WriteContext, id: string): Promise<StoredModification> {
	const stored = await readModification(context.tx, context.tenantId, id);
	if (stored === undefined) return refuse(commonRefusals.notFound);
	await demandDecider(context, stored.userId);
	if (stored.isReversed || stored.reversesId !== null) refuse(modificationSettled);
	return stored;
}

type Written = Omit<StoredModification, "id" | "isReversed" | "reversesId">;

/**
 * Writes a modification with its trace.
 *
 * @param after counts those written in one transaction: the later one has the later id
 */
async function writeModification(
	context: WriteContext,
	row: Written,
	{ reversesId = null, after = 0 }: { readonly reversesId?: string | null; after?: number } = {},
): Promise<string> {
	const id = newId(context.now.getTime() + after);
	await insertModification(context.tx, context.tenantId, { ...row, id, reversesId });
	const { userId, reason, ...values } = row;
	const action = reversesId === null ? "created" : "reversed";
	await finishPersonChanges(context, "special_account_modification", [
		{ id, userId, accountId: row.accountId, action, after: values, reason },
	]);
	return id;
}

/** Nothing is deleted: the opposite is written beside it. */
async function reverse(context: WriteContext, stored: StoredModification, reason: string) {
	const { id: reversesId, isReversed: _, reversesId: __, ...row } = stored;
	const type = row.type === "ENTITLEMENT" ? "DEDUCTION" : "ENTITLEMENT";
	try {
		return await writeModification(context, { ...row, type, reason }, { reversesId });
	} catch (error) {
		// two at once: one of them was first
		if (violatedConstraint(error)?.kind !== "DUPLICATE") throw error;
		return refuse(modificationSettled);
	}
}

export const listSpecialAccountModifications: Handler<
	typeof contract.listSpecialAccountModifications
> = (context, { userId }) => readOfPerson(context, userId, modificationsOf);

export const createSpecialAccountModification: Handler<
	typeof contract.createSpecialAccountModification
> = async (context, { userId, accountId, ...values }) => {
	const { tx, tenantId } = context;
	await demandDecider(context, userId);
	const account = await holdAccount(tx, tenantId, accountId);
	if (!account?.isEnabled) refuse(accountNotUsable);
	return { id: await writeModification(context, { ...values, userId, accountId }) };
};

/** Takes back what was written and writes what is meant, in one transaction. */
export const updateSpecialAccountModification: Handler<
	typeof contract.updateSpecialAccountModification
> = async (context, { modificationId, ...values }) => {
	const stored = await openModification(context, modificationId);
	await reverse(context, stored, values.reason);
	const { userId, accountId } = stored;
	const row = { ...values, userId, accountId };
	return { id: await writeModification(context, row, { after: 1 }) };
};

export const reverseSpecialAccountModification: Handler<
	typeof contract.reverseSpecialAccountModification
> = async (context, { modificationId, reason }) => {
	const stored = await openModification(context, modificationId);
	return { id: await reverse(context, stored, reason) };
};
