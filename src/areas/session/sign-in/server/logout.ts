import type { PublicContext } from "#kit/server/http/context.ts";
import {
	clearCookie,
	ownSessionCookie,
	readCookie,
	sessionCookie,
} from "#kit/server/http/cookies.ts";
import { readToken } from "#kit/server/session.ts";
import { clearStep } from "./must-change-step.ts";
import { announceEnded, endSessions } from "./sessions/end-sessions.ts";
import { recordSignIn } from "./sessions/record-sign-in.ts";

/** Ends the session of this browser; where there is none (any more), that is fine too. */
export async function logout(context: PublicContext): Promise<Record<string, never>> {
	const { services, token, request } = context;
	// while acting as somebody else one's own session goes with it
	const own = readToken(readCookie(request, ownSessionCookie));
	for (const one of [token, own]) {
		if (one === undefined) continue;
		const { tenantId, hash } = one;
		const ended = await services.database.transaction(tenantId, async (tx) => {
			const ended = await endSessions(tx, context, tenantId, { tokenHash: hash });
			for (const { userId } of ended) {
				await recordSignIn(tx, context, { tenantId, userId, outcome: "SIGNED_OUT" });
			}
			return ended;
		});
		announceEnded(services, tenantId, ended);
	}
	clearCookie(context, sessionCookie);
	if (own !== undefined) clearCookie(context, ownSessionCookie);
	clearStep(context);
	return {};
}
