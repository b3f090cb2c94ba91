import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../../contract.ts";
import { openSessionsOf } from "../sql/sessions.ts";
import { announceEnded, type Ending, endSessions } from "./end-sessions.ts";

type Listed = AnswerOf<typeof contract.listSessions>["sessions"][number];
type Row = Omit<Listed, "seenAt" | "endsAt" | "current"> & { seenAt: Date; endsAt: Date };

/** One's own open sessions, the one used last first. */
export const listSessions: Handler<typeof contract.listSessions> = async (context) => {
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
};

/** Ends one of one's own sessions, be it on a lost phone or in this very browser. */
export const endSession: Handler<typeof contract.endSession> = async (context, { id }) => {
	const { tx, tenantId, session, services } = context;
	const { userId } = session;
	const end = (which: Ending) => endSessions(tx, context, tenantId, which);
	const ended = await end({ sessionId: id, userId });
	if (ended.length === 0) return refuse(commonRefusals.notFound);
	// the person who has the browser of that session may have gone on as somebody else in it
	const acted = await end({ actedByUserId: userId });
	const all = [...ended, ...acted];
	context.afterCommit(() => announceEnded(services, tenantId, all));
	return {};
};
