import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { type Reads, readsOf } from "../../database/reads.ts";
import { askSession, type Session, type SessionRow, type SessionToken } from "../../session.ts";
import { AfterCommit } from "../after-commit.ts";
import type { ReadContext, RequestContext } from "../context.ts";
import { checkAccess, checkedSession, type Entrance, tokenOf } from "../entrance.ts";
import { readInput } from "../read-input.ts";
import { readContext } from "./read-context.ts";
import { neededPlace } from "./read-place.ts";

export type ReadUseCase = (context: ReadContext, input: unknown) => Promise<unknown>;

interface Read {
	readonly endpoint: Endpoint;
	readonly useCase: ReadUseCase;
	readonly base: RequestContext;
	readonly token: SessionToken;
	readonly session: Session;
	readonly input: unknown;
}

/**
 * A read: its session may be up to a second old. Where a replica shows all that this browser must see, it answers; whatever
 * goes wrong there, a refusal too, is asked of the primary.
 */
export async function runRead(
	entrance: Entrance,
	endpoint: Endpoint,
	useCase: ReadUseCase,
	base: RequestContext,
): Promise<unknown> {
	const { services } = entrance;
	const token = await tokenOf(entrance, endpoint, base);
	const session = await sessionOf(entrance, base, token);
	checkAccess(endpoint, session);
	const input = readInput(endpoint, base.request, base.language);
	const read = { endpoint, useCase, base, token, session, input };
	const elsewhere = replicaReads(read);
	if (elsewhere !== undefined) {
		try {
			const answered = await answer(read, elsewhere);
			services.counters.reads.add("replica");
			return answered;
		} catch (error) {
			services.counters.reads.add("primary");
			services.replica?.noteFailure(endpoint.operationId, error);
		}
	}
	const writes = endpoint.method !== "GET";
	return answer(read, readsOf(services.database, session.tenantId, { writes }));
}

async function sessionOf(
	entrance: Entrance,
	base: RequestContext,
	token: SessionToken,
): Promise<Session> {
	const { sessions, database } = entrance.services;
	const now = base.now.getTime();
	const known = sessions.get(token.cacheKey, now);
	if (known !== undefined) return known;
	const asked = askSession(token, base.now);
	const [row] = await database.gate<SessionRow>(asked.statement);
	const session = checkedSession(entrance, base, token, asked.sessionOf(row));
	sessions.put(token.cacheKey, session, now);
	return session;
}

/**
 * Programs and devices keep no cookie that says how far they must read. What is about the session itself, and what writes its
 * response itself, is the primary's.
 */
function replicaReads({ endpoint, base, token, session }: Read): Reads | undefined {
	const { replica } = base.services;
	const { access, method, raw, operationId } = endpoint;
	if (replica === undefined || method !== "GET" || raw) return undefined;
	if (token.isKey || token.device !== undefined || ("signedIn" in access && access.web)) {
		return undefined;
	}
	return replica.readsFor(operationId, {
		tenantId: session.tenantId,
		place: neededPlace(base.request),
		rights: session.rights,
	});
}

async function answer(
	{ endpoint, useCase, base, token, session, input }: Read,
	reads: Reads,
): Promise<unknown> {
	const after = new AfterCommit(base, session.tenantId);
	const context = readContext(base, reads, token, session, after);
	const answered = await useCase(ownContext(endpoint, base, context), input);
	after.run();
	return answered;
}

/** Request and reply are for those who write the response themselves, and for those who read a file. */
function ownContext(endpoint: Endpoint, base: RequestContext, context: ReadContext): ReadContext {
	if (endpoint.upload) {
		return { ...base, ...context, upload: uploadOf(base.request) } as ReadContext;
	}
	return endpoint.raw ? { ...base, ...context } : context;
}

function uploadOf({ body }: FastifyRequest): Readable | undefined {
	return body instanceof Readable ? body : undefined;
}
