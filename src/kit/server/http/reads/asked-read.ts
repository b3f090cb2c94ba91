import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import type { Reads } from "../../database/reads.ts";
import type { Session, SessionToken } from "../../session.ts";
import { AfterCommit } from "../after-commit.ts";
import type { ReadContext, RequestContext } from "../context.ts";
import { checkAccess, checkedSession, type Entrance } from "../entrance.ts";
import { readInput } from "../read-input.ts";
import { readContext } from "./read-context.ts";

export type ReadUseCase = (context: ReadContext, input: unknown) => Promise<unknown>;

/** A read and who asks, in whichever way that was found out. */
export interface Read {
	readonly entrance: Entrance;
	readonly endpoint: Endpoint;
	readonly useCase: ReadUseCase;
	readonly base: RequestContext;
	readonly token: SessionToken;
}

/** Who was found out to ask; refused where there is nobody. */
export function keptSession(read: Read, found: Session | undefined): Session {
	const { entrance, base, token } = read;
	const { sessions } = entrance.services;
	if (found === undefined) sessions.forget(token.cacheKey);
	const session = checkedSession(entrance, base, token, found);
	sessions.put(token.cacheKey, session, base.now.getTime());
	return session;
}

/** What was asked for, of who may ask it. */
export function allowedInput({ endpoint, base }: Read, session: Session): unknown {
	checkAccess(endpoint, session);
	return readInput(endpoint, base.request, base.language);
}

/** What the use case answers, and what is to follow once that counts. */
export async function ask(
	{ endpoint, useCase, base, token }: Read,
	session: Session,
	input: unknown,
	reads: Reads,
): Promise<{ readonly answered: unknown; readonly after: AfterCommit }> {
	const after = new AfterCommit(base, session.tenantId);
	const context = readContext(base, reads, token, session, after);
	const answered = await useCase(ownContext(endpoint, base, context), input);
	return { answered, after };
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
