import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { holdsAnywhere } from "../../../domain/access/may.ts";
import type { Endpoint } from "../../contract/endpoint.ts";
import { requestHeaders } from "../../contract/headers.ts";
import { defaultLanguage, isLanguage } from "../../contract/language.ts";
import { commonRefusals } from "../../contract/refusal.ts";
import type { Announcement } from "../live/announcement.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import {
	readToken,
	type Session,
	type SessionToken,
	sessionFromRow,
	sessionOpenStatement,
} from "../session.ts";
import type {
	PublicContext,
	ReadContext,
	RequestContext,
	WriteContext,
} from "./context.ts";
import { readCookie, sessionCookie } from "./cookies.ts";
import { readInput } from "./read-input.ts";

type UseCase<C> = (context: C, input: unknown) => Promise<unknown>;
type Row = { session: Record<string, unknown> | null };

/** Makes the HTTP handler of one contract entry: origin, session, permission, input, use case, answer. */
export function endpointHandler(
	services: Services,
	endpoint: Endpoint,
	handler: unknown,
) {
	const run = runner(services, endpoint, handler);
	return async (request: FastifyRequest, reply: FastifyReply) => {
		const answer = await run(requestContext(services, request, reply));
		if (endpoint.raw) return reply;
		// strips what the contract does not name: nothing leaves by accident
		return z.parse(endpoint.answer, answer);
	};
}

function runner(
	services: Services,
	endpoint: Endpoint,
	handler: unknown,
): (context: RequestContext) => Promise<unknown> {
	if ("public" in endpoint.access) {
		const useCase = handler as UseCase<PublicContext>;
		return async (base) => {
			const token = readToken(readCookie(base.request, sessionCookie));
			const input = readInput(endpoint, base.request, base.language);
			return useCase({ ...base, token }, input);
		};
	}
	if (typeof handler === "object" && handler !== null) {
		const { direct } = handler as { direct: UseCase<unknown> };
		return async (base) => {
			const token = tokenOf(base.request);
			const input = readInput(endpoint, base.request, base.language);
			return direct({ ...base, token }, input);
		};
	}
	return endpoint.method === "GET"
		? (base) =>
				runRead(services, endpoint, handler as UseCase<ReadContext>, base)
		: (base) =>
				runWrite(services, endpoint, handler as UseCase<WriteContext>, base);
}

async function runRead(
	services: Services,
	endpoint: Endpoint,
	useCase: UseCase<ReadContext>,
	base: RequestContext,
): Promise<unknown> {
	const token = tokenOf(base.request);
	const now = base.now.getTime();
	let session = services.sessions.get(token.cacheKey, now);
	if (session === undefined) {
		const [row] = await services.database.gate<Row>(
			sessionOpenStatement(token, base.now),
		);
		session = checked(sessionFromRow(row));
		services.sessions.put(token.cacheKey, session, now);
	}
	checkAccess(endpoint, session);
	const input = readInput(endpoint, base.request, base.language);
	const { tenantId } = session;
	const after = afterCommit(services, base, tenantId);
	const answer = await useCase(
		{
			...base,
			...after.hooks,
			tenantId,
			session,
			token,
			siteFilter: siteFilter(base.request, session),
			once: (statement) => services.database.once(tenantId, statement),
			read: (work) => services.database.transaction(tenantId, work),
		},
		input,
	);
	after.run();
	return answer;
}

async function runWrite(
	services: Services,
	endpoint: Endpoint,
	useCase: UseCase<WriteContext>,
	base: RequestContext,
): Promise<unknown> {
	const token = tokenOf(base.request);
	const after = afterCommit(services, base, token.tenantId);
	const answer = await services.database.transactionAfter<Row, unknown>(
		sessionOpenStatement(token, base.now),
		async (tx, [row]) => {
			const session = checked(sessionFromRow(row));
			checkAccess(endpoint, session);
			const input = readInput(endpoint, base.request, base.language);
			return useCase(
				{
					...base,
					...after.hooks,
					tenantId: session.tenantId,
					session,
					token,
					siteFilter: siteFilter(base.request, session),
					tx,
				},
				input,
			);
		},
	);
	after.run();
	return answer;
}

function requestContext(
	services: Services,
	request: FastifyRequest,
	reply: FastifyReply,
): RequestContext {
	const language = request.headers[requestHeaders.language];
	const timeZone = request.headers[requestHeaders.timeZone];
	return {
		services,
		now: services.clock.now(),
		language: isLanguage(language) ? language : defaultLanguage,
		timeZone: typeof timeZone === "string" ? timeZone : undefined,
		traceId: request.id,
		address: request.ip,
		client: (request.headers["user-agent"] ?? "").slice(0, 300),
		request,
		reply,
	};
}

function tokenOf(request: FastifyRequest): SessionToken {
	return (
		readToken(readCookie(request, sessionCookie)) ??
		refuse(commonRefusals.unauthenticated)
	);
}

/** Only people may use the web application; other roles are turned away. */
function checked(session: Session | undefined): Session {
	if (session === undefined) return refuse(commonRefusals.unauthenticated);
	if (session.role !== "USER") return refuse(commonRefusals.invalidRole);
	return session;
}

/** Refuses who holds the endpoint's permission nowhere; the query narrows the rest by unit and site. */
export function checkAccess(endpoint: Endpoint, session: Session): void {
	const { access } = endpoint;
	if (!("key" in access)) return;
	if (holdsAnywhere(session.permissions, access.key, access.level)) return;
	refuse(commonRefusals.forbidden, {
		permission: access.key,
		level: access.level,
	});
}

/**
 * Empty = all sites; without the header, or with a site that is not (any more) this person's, the site the session works
 * in. The filter only narrows, so a tab that knows an old site is served and not locked out.
 */
function siteFilter(request: FastifyRequest, session: Session): string | null {
	const value = request.headers[requestHeaders.siteId];
	if (value === "") return null;
	return session.siteIds.find((siteId) => siteId === value) ?? session.siteId;
}

/** Collects what a use case wants done once its change is certain. */
function afterCommit(
	services: Services,
	base: RequestContext,
	tenantId: string,
) {
	const announcements: Announcement[] = [];
	const works: (() => void | Promise<void>)[] = [];
	return {
		hooks: {
			announce: (announcement: Announcement) => {
				announcements.push(announcement);
			},
			afterCommit: (work: () => void | Promise<void>) => {
				works.push(work);
			},
		},
		run() {
			if (announcements.length > 0) {
				services.announcer.announce(tenantId, announcements);
			}
			for (const work of works) {
				Promise.resolve()
					.then(work)
					.catch((error) =>
						services.log.error(
							{ err: error, traceId: base.traceId },
							"after commit",
						),
					);
			}
		},
	};
}
