import type { InputOf } from "../../../../kit/contract/endpoint.ts";
import { commonRefusals } from "../../../../kit/contract/refusal.ts";
import type { WriteContext } from "../../../../kit/server/http/context.ts";
import { refuse } from "../../../../kit/server/refuse.ts";
import type { contract } from "../contract.ts";
import { announceEnded, endSessions } from "./end-sessions.ts";

/** Ends one of one's own sessions, be it on a lost phone or in this very browser. */
export async function endSession(
	context: WriteContext,
	{ id }: InputOf<(typeof contract)["endSession"]>,
): Promise<Record<string, never>> {
	const { tx, tenantId, session, services } = context;
	const ended = await endSessions(tx, context, tenantId, {
		sessionId: id,
		userId: session.userId,
	});
	if (ended.length === 0) return refuse(commonRefusals.notFound);
	context.afterCommit(() => announceEnded(services, tenantId, ended));
	return {};
}
