import { demandUser } from "#areas/staff/user-roles/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { modificationSettled } from "../contract/modifications.ts";
import {
	insertModification,
	type ModificationValues,
	readModification,
	type StoredModification,
} from "./sql/modifications.ts";
import { tracePeople } from "./trace-person.ts";

/** Refuses whoever may not decide on the person's time. */
export function demandDecider(context: WriteContext, userId: string): Promise<void> {
	return demandUser(context.tx, context.session, {
		key: "timetrackings.manage",
		level: "FULL",
		userId,
		today: todayOf(context),
	});
}

/** A modification that may still be taken back. */
export async function openModification(
	context: WriteContext,
	id: string,
): Promise<StoredModification> {
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
export async function writeModification(
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
	await tracePeople(context, "special_account_modification", [
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
export async function reverse(
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
