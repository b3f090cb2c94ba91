import { demandUser } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { modificationSettled, type modifications } from "../contract/modifications.ts";
import { accountNotUsable } from "../contract/refusals.ts";
import { readOfPerson } from "./assignments.ts";
import { finishPersonChanges } from "./finish-change.ts";
import { holdAccount } from "./sql/accounts.ts";
import {
	insertModification,
	type ModificationValues,
	modificationsOf,
	readModification,
	type StoredModification,
} from "./sql/modifications.ts";

/** Refuses people who may not decide on the person's time. */
function demandDecider(context: WriteContext, userId: string): Promise<void> {
	return demandUser(context.tx, context.session, {
		key: "timetrackings.manage",
		level: "FULL",
		userId,
		today: todayOf(context),
	});
}

/** A modification that may still be taken back. */
async function openModification(context: WriteContext, id: string): Promise<StoredModification> {
	const { tx, tenantId } = context;
	const stored = await readModification(tx, tenantId, id);
	if (stored === undefined) return refuse(commonRefusals.notFound);
	await demandDecider(context, stored.userId);
	const { isReversed, reversesId } = stored;
	if (isReversed || reversesId !== null) refuse(modificationSettled);
	return stored;
}

interface Whose {
	readonly userId: string;
	readonly accountId: string;
}

/**
 * Writes a modification with its trace.
 *
 * @param after counts those written in one transaction: the later one has the later id
 */
async function writeModification(
	context: WriteContext,
	{ userId, accountId }: Whose,
	values: ModificationValues,
	reversesId: string | null = null,
	after = 0,
): Promise<string> {
	const { tx, tenantId, now } = context;
	const id = newId(now.getTime() + after);
	const row = { ...values, id, userId, accountId, reversesId };
	await insertModification(tx, tenantId, row);
	const { reason, ...rest } = values;
	await finishPersonChanges(context, "special_account_modification", [
		{
			id,
			userId,
			accountId,
			action: reversesId === null ? "created" : "reversed",
			after: { accountId, ...rest },
			reason,
		},
	]);
	return id;
}

/** Nothing is deleted: the opposite is written beside it. */
async function reverse(
	context: WriteContext,
	stored: StoredModification,
	reason: string,
): Promise<string> {
	const { id, day, minutes } = stored;
	const type = stored.type === "ENTITLEMENT" ? "DEDUCTION" : "ENTITLEMENT";
	const opposite = { day, minutes, type, reason } as const;
	try {
		return await writeModification(context, stored, opposite, id);
	} catch (error) {
		// two at once: one of them was first
		if (violatedConstraint(error)?.kind !== "DUPLICATE") throw error;
		return refuse(modificationSettled);
	}
}

type Modifications = typeof modifications;

export function listSpecialAccountModifications(
	context: ReadContext,
	{ userId }: InputOf<Modifications["listSpecialAccountModifications"]>,
): Promise<AnswerOf<Modifications["listSpecialAccountModifications"]>> {
	return readOfPerson(context, userId, modificationsOf);
}

export async function createSpecialAccountModification(
	context: WriteContext,
	{ userId, accountId, ...values }: InputOf<Modifications["createSpecialAccountModification"]>,
): Promise<{ id: string }> {
	const { tx, tenantId } = context;
	await demandDecider(context, userId);
	const account = await holdAccount(tx, tenantId, accountId);
	if (!account?.isEnabled) refuse(accountNotUsable);
	return { id: await writeModification(context, { userId, accountId }, values) };
}

/** Takes back what was written and writes what is meant, in one transaction. */
export async function updateSpecialAccountModification(
	context: WriteContext,
	{ modificationId, ...values }: InputOf<Modifications["updateSpecialAccountModification"]>,
): Promise<{ id: string }> {
	const stored = await openModification(context, modificationId);
	await reverse(context, stored, values.reason);
	return { id: await writeModification(context, stored, values, null, 1) };
}

export async function reverseSpecialAccountModification(
	context: WriteContext,
	{ modificationId, reason }: InputOf<Modifications["reverseSpecialAccountModification"]>,
): Promise<{ id: string }> {
	const stored = await openModification(context, modificationId);
	return { id: await reverse(context, stored, reason) };
}
