import type { WriteContext } from "../../../../kit/server/http/context.ts";
import { mostAtOnce } from "./days-changed.ts";
import { recomputeWaiting } from "./recompute-days.ts";
import { someStale } from "./sql/stale.ts";
import { startRecomputing } from "./start-recomputing.ts";

/**
 * Makes days current that a change of rules or accounts has left notes at; call it behind the change, in its transaction.
 * Few are computed at once; many by a job of whoever changed it, who sees how far it is and may end it.
 */
export async function factsChanged(context: WriteContext): Promise<void> {
	const { tx, tenantId } = context;
	const waiting = await someStale(tx, tenantId, mostAtOnce + 1);
	if (waiting.length > mostAtOnce) await startRecomputing(tx, context);
	else await recomputeWaiting(tx, tenantId, waiting);
}
