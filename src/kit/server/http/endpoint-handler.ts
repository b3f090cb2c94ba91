import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { type Endpoint, isMereRead } from "#kit/contract/endpoint.ts";
import { orNobodyHeader } from "#kit/contract/headers.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { Refused } from "../refusals/refuse.ts";
import type { Services } from "../services.ts";
import { readToken } from "../session.ts";
import { compiledSchema } from "./answers/compiled-schema.ts";
import type { DirectContext, PublicContext, ReadContext, RequestContext } from "./context.ts";
import { readCookie, sessionCookie } from "./cookies.ts";
import { type Entrance, tokenOf } from "./entrance.ts";
import { readInput } from "./read-input.ts";
import { requestFacts } from "./reads/read-context.ts";
import { tellWritten } from "./reads/read-place.ts";
import { runRead } from "./reads/run-read.ts";
import { type Previewed, runPreview } from "./run-preview.ts";
import { runWrite, type WriteUseCase } from "./run-write.ts";

type UseCase<C> = (context: C, input: unknown) => Promise<unknown>;

/** Makes the HTTP handler of one contract entry: origin, session, permission, input, use case, answer. */
export function endpointHandler(entrance: Entrance, endpoint: Endpoint, handler: unknown) {
	const { services } = entrance;
	const run = runner(entrance, endpoint, handler);
	return async (request: FastifyRequest, reply: FastifyReply) => {
		let answer: unknown;
		try {
			answer = await run(requestContext(services, request, reply));
		} catch (error) {
			if (!isNobodyAsked(endpoint, request, error)) throw error;
			return reply.type("application/json").send("null");
		}
		if (endpoint.raw) return reply;
		if (!isMereRead(endpoint)) tellWritten(services, { request, reply });
		// strips what the contract does not name: nothing leaves by accident
		return z.parse(compiledSchema(endpoint.answer), answer);
	};
}

/** A browser that only wants to know who is there is not refused: its console would show that as a fault. */
function isNobodyAsked({ access }: Endpoint, request: FastifyRequest, error: unknown): boolean {
	const mayBeNobody = "orNobody" in access && request.headers[orNobodyHeader] !== undefined;
	return (
		mayBeNobody && error instanceof Refused && error.refusal === commonRefusals.unauthenticated
	);
}

function runner(
	entrance: Entrance,
	endpoint: Endpoint,
	handler: unknown,
): (context: RequestContext) => Promise<unknown> {
	if ("public" in endpoint.access) {
		const useCase = handler as UseCase<PublicContext>;
		return async (base) => {
			entrance.limits.enterUnknown(base);
			const token = readToken(readCookie(base.request, sessionCookie));
			const input = readInput(endpoint, base.request, base.language);
			return useCase({ ...base, token }, input);
		};
	}
	if (isPreviewed(handler)) return (base) => runPreview(entrance, endpoint, handler, base);
	if (typeof handler === "object" && handler !== null) {
		const { direct } = handler as { direct: UseCase<DirectContext> };
		return (base) => runDirect(entrance, endpoint, direct, base);
	}
	return endpoint.method === "GET" || endpoint.upload || endpoint.asRead
		? (base) => runRead(entrance, endpoint, handler as UseCase<ReadContext>, base)
		: (base) => runWrite(entrance, endpoint, handler as WriteUseCase, base);
}

const isPreviewed = (handler: unknown): handler is Previewed =>
	typeof handler === "object" && handler !== null && "previewed" in handler;

/** The use case checks the session in its own statement; a key that it does not know is counted as anywhere else. */
async function runDirect(
	entrance: Entrance,
	endpoint: Endpoint,
	useCase: UseCase<DirectContext>,
	base: RequestContext,
): Promise<unknown> {
	const token = await tokenOf(entrance, endpoint, base);
	const input = readInput(endpoint, base.request, base.language);
	const { apiKeys, limits } = entrance;
	try {
		const answer = await useCase({ ...base, token }, input);
		limits.admit(base, token);
		return answer;
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		const isUnknown = error.refusal === commonRefusals.unauthenticated;
		if (!isUnknown) limits.admit(base, token);
		else limits.forget(token);
		if (token.isKey && isUnknown) apiKeys.refuseUnknown(base.request, base.now);
		throw error;
	}
}

function requestContext(
	services: Services,
	request: FastifyRequest,
	reply: FastifyReply,
): RequestContext {
	return {
		...requestFacts(services, request.headers, services.clock.now(), request.id),
		address: request.ip,
		client: (request.headers["user-agent"] ?? "").slice(0, 300),
		request,
		reply,
	};
}
