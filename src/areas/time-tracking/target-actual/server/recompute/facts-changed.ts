import type { WriteContext } from "#kit/server/http/context.ts";
import { areMoreWaiting, waitingPeople } from "../sql/stale.ts";
import { mostAtOnce } from "./days-changed.ts";
import { recomputeWaitingOf } from "./recompute-days.ts";
import { startRecomputing } from "./start-recomputing.ts";

/**
 * Makes days current that a change of rules or accounts has left notes at; call it behind the change, in its transaction.
 * Few are computed at once; many by a job of whoever changed it, who sees how far it is and may end it.
 */
export async function factsChanged(context: WriteContext): Promise<void> {
	const { tx, tenantId } = context;
	if (await areMoreWaiting(tx, tenantId, mostAtOnce)) return startRecomputing(tx, context);
	const waiting = await waitingPeople(tx, tenantId);
	const userIds = waiting.map(({ userId }) => userId);
	await recomputeWaitingOf(tx, tenantId, userIds);
}
