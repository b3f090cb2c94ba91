import { announceEnded, endSessions } from "#areas/session/sign-in/server/public.ts";
import {
	clearCookie,
	ownSessionCookie,
	readCookie,
	sessionCookie,
	setCookie,
} from "#kit/server/http/cookies.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { readToken } from "#kit/server/session.ts";
import { type contract, notImpersonating } from "../contract.ts";
import { openSessionOf } from "./sql.ts";

/**
 * Ends acting as somebody else. The way back is the cookie kept aside, and only where it opens a session of the very
 * person who acted: what acts as somebody else can never become its administrator by itself.
 */
export const endImpersonation: Handler<typeof contract.endImpersonation> = async (context) => {
	const { tx, session, tenantId, services, now, request } = context;
	const { impersonatorId, sessionId, userId } = session;
	if (impersonatorId === null) return refuse(notImpersonating);
	const which = { sessionId, userId };
	const ended = await endSessions(tx, context, tenantId, which, context);
	const cookie = readCookie(request, ownSessionCookie);
	const token = readToken(cookie);
	const own =
		token?.tenantId === tenantId
			? await openSessionOf(tx, tenantId, { userId: impersonatorId, tokenHash: token.hash, now })
			: undefined;
	context.afterCommit(() => {
		announceEnded(services, tenantId, ended);
		clearCookie(context, ownSessionCookie);
		if (own === undefined || cookie === undefined) {
			clearCookie(context, sessionCookie);
			return;
		}
		const left = Math.floor((own.endsAt.getTime() - now.getTime()) / 1000);
		const maxAge = own.persistent ? left : undefined;
		setCookie(context, sessionCookie, cookie, maxAge);
	});
	return { isBack: own !== undefined };
};
