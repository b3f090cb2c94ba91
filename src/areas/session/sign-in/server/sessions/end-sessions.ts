import { type Actor, audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { RequestContext } from "#kit/server/http/context.ts";
import type { Services } from "#kit/server/services.ts";
import { type EndedSession, type Ending, revokeSessions } from "../sql/sessions.ts";
import { personActor } from "./record-sign-in.ts";

export type { EndedSession, Ending };

/**
 * Ends sessions and leaves their trace; what is over already is left alone.
 *
 * @param actor whose session each is unless somebody else ends them
 */
export async function endSessions(
	tx: Tx,
	context: RequestContext,
	tenantId: string,
	which: Ending,
	actor?: Actor,
): Promise<EndedSession[]> {
	const ended = await revokeSessions(tx, tenantId, which, context.now);
	for (const { id, userId, impersonatorId } of ended) {
		const ownerId = impersonatorId ?? userId;
		await audit(tx, actor ?? personActor(context, tenantId, ownerId), {
			entity: "session",
			entityId: id,
			subjectUserId: userId,
			action: "ended",
		});
	}
	return ended;
}

/** After commit: this process forgets them at once, the others and the browsers get a message. */
export function announceEnded(
	services: Services,
	tenantId: string,
	ended: readonly EndedSession[],
): void {
	if (ended.length === 0) return;
	services.sessions.dropTenant(tenantId);
	services.announcer.announce(
		tenantId,
		ended.map(({ id, userId }) => ({
			kind: "SESSIONS",
			ids: [id],
			userId,
			update: "DELETE" as const,
		})),
	);
}
