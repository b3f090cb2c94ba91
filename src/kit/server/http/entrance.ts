import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { refuse } from "../refusals/refuse.ts";
import type { Services } from "../services.ts";
import { readToken, type Session, type SessionToken } from "../session.ts";
import { ApiKeys } from "./api-keys.ts";
import type { RequestContext } from "./context.ts";
import { readCookie, sessionCookie } from "./cookies.ts";
import { mayCall } from "./may-call.ts";
import { noteAsker } from "./refused-line.ts";

/** What every request goes through. */
export interface Entrance {
	readonly services: Services;
	readonly apiKeys: ApiKeys;
}

export function tokenOf(
	{ apiKeys }: Entrance,
	endpoint: Endpoint,
	{ request, now }: RequestContext,
): SessionToken | Promise<SessionToken> {
	return ApiKeys.isUsedBy(request) ? apiKeys.tokenOf(request, endpoint, now) : cookieToken(request);
}

function cookieToken(request: FastifyRequest): SessionToken {
	return readToken(readCookie(request, sessionCookie)) ?? refuse(commonRefusals.unauthenticated);
}

/** Only people may use the web application; other roles are turned away, and so is a key that is none (any more). */
export function checkedSession(
	{ apiKeys }: Entrance,
	{ request, now }: RequestContext,
	token: SessionToken,
	session: Session | undefined,
): Session {
	if (session !== undefined) noteAsker(request, session);
	if (token.isKey) return session ?? apiKeys.refuseUnknown(request, now);
	if (session === undefined) return refuse(commonRefusals.unauthenticated);
	if (session.role !== "USER") return refuse(commonRefusals.invalidRole);
	return session;
}

/** Refuses who holds the endpoint's permission nowhere; the query narrows the rest by unit and site. */
export function checkAccess(endpoint: Endpoint, session: Session): void {
	const { access } = endpoint;
	if (mayCall(endpoint, session) || !("key" in access)) return;
	refuse(commonRefusals.forbidden, { permission: access.key, level: access.level });
}
