import type { Endpoint } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { refuse } from "../refusals/refuse.ts";
import type { Services } from "../services.ts";
import { readToken, type Session, type SessionToken } from "../session.ts";
import { ApiKeys } from "./api-keys.ts";
import type { RequestContext } from "./context.ts";
import { readCookie, sessionCookie } from "./cookies.ts";
import type { RequestLimits } from "./limits/request-limits.ts";
import { mayCall } from "./may-call.ts";
import { noteAsker } from "./refused-line.ts";

/** What every request goes through. */
export interface Entrance {
	readonly services: Services;
	readonly apiKeys: ApiKeys;
	readonly limits: RequestLimits;
}

/** What a call is made by. Refuses who brings nothing, or asks too often. */
export function tokenOf(
	{ apiKeys, limits }: Entrance,
	endpoint: Endpoint,
	base: RequestContext,
): SessionToken | Promise<SessionToken> {
	const { request, now } = base;
	const enter = (token: SessionToken) => {
		limits.enter(base, token, endpoint);
		return token;
	};
	if (ApiKeys.isUsedBy(request)) return apiKeys.tokenOf(request, endpoint, now).then(enter);
	const token = readToken(readCookie(request, sessionCookie));
	if (token !== undefined) return enter(token);
	limits.enterUnknown(base);
	return refuse(commonRefusals.unauthenticated);
}

/** Only people may use the web application; other roles are turned away, and so is a key that is none (any more). */
export function checkedSession(
	{ apiKeys, limits }: Entrance,
	base: RequestContext,
	token: SessionToken,
	session: Session | undefined,
): Session {
	if (session === undefined) {
		limits.forget(token);
		return token.isKey
			? apiKeys.refuseUnknown(base.request, base.now)
			: refuse(commonRefusals.unauthenticated);
	}
	limits.admit(base, token);
	noteAsker(base.request, session);
	if (!token.isKey && session.role !== "USER") return refuse(commonRefusals.invalidRole);
	return session;
}

/** Refuses who holds the endpoint's permission nowhere; the query narrows the rest by unit and site. */
export function checkAccess(endpoint: Endpoint, session: Session): void {
	const { access } = endpoint;
	if (mayCall(endpoint, session) || !("key" in access)) return;
	refuse(commonRefusals.forbidden, { permission: access.key, level: access.level });
}
