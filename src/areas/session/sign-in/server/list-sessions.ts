import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { openSessionsOf } from "./sql/sessions.ts";

type Row = {
	id: string;
	provider: string;
	client: string;
	seenAt: Date;
	endsAt: Date;
	persistent: boolean;
};

/** One's own open sessions, the one used last first. */
export async function listSessions(
	context: ReadContext,
): Promise<AnswerOf<(typeof contract)["listSessions"]>> {
	const { session, tenantId, now } = context;
	const rows = await context.once<Row>(openSessionsOf(tenantId, session.userId, now));
	return {
		sessions: rows.map((row) => ({
			...row,
			seenAt: row.seenAt.toISOString(),
			endsAt: row.endsAt.toISOString(),
			current: row.id === session.sessionId,
		})),
	};
}
