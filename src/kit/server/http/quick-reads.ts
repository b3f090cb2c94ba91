import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod/mini";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { stopwatch } from "../clock.ts";
import type { Services } from "../services.ts";
import type { ErrorTexts } from "../texts.ts";
import { AfterCommit } from "./after-commit.ts";
import { compiledSchema } from "./compiled-schema.ts";
import { compressedBody, type Encoding, encodingFor, encodingHeaders } from "./compressed-body.ts";
import type { ReadContext } from "./context.ts";
import { CookieTokens } from "./cookie-tokens.ts";
import { cookieName, sessionCookie } from "./cookies.ts";
import { type Failure, failureOf } from "./error-answer.ts";
import { mayCall } from "./may-call.ts";
import type { PeerProtocols } from "./peer-protocols.ts";
import { readContext } from "./read-context.ts";
import { requestFacts } from "./request-facts.ts";
import { dataHeaders } from "./security-headers.ts";
import { TraceIds } from "./trace-ids.ts";

type UseCase = (context: ReadContext, input: unknown) => Promise<unknown>;

interface QuickRead {
	readonly endpoint: Endpoint;
	/** What the contract makes of an address without parameters. */
	readonly input: unknown;
	readonly answerSchema: z.core.$ZodType;
	readonly useCase: UseCase;
}

/** A request that is sure to be answered here. */
interface Taken {
	readonly read: QuickRead;
	readonly context: ReadContext;
	readonly after: AfterCommit;
	readonly headers: IncomingHttpHeaders;
	readonly response: ServerResponse;
}

/** How a body is sent; what failed is never compressed. */
interface Manner {
	readonly encoding: Encoding | undefined;
	readonly failure: Failure | undefined;
}

/**
 * Answers the ordinary read before the framework sees it: an address without parameters, a session checked within the
 * last second, its permission held. That is most of what browsers ask, and the framework would cost as much again as the
 * rest. Everything else is left alone, above all whatever will be refused, so that there is one place that refuses; what
 * is answered here is, byte for byte, what the framework's way answers.
 */
export class QuickReads {
	readonly #services: Services;
	readonly #texts: ErrorTexts;
	readonly #protocols: PeerProtocols;
	readonly #tokens = new CookieTokens(cookieName("http", sessionCookie));
	readonly #secureTokens = new CookieTokens(cookieName("https", sessionCookie));
	readonly #traceIds = new TraceIds();
	readonly #headers: readonly string[];
	readonly #reads = new Map<string, QuickRead>();

	constructor(services: Services, texts: ErrorTexts, protocols: PeerProtocols) {
		this.#services = services;
		this.#texts = texts;
		this.#protocols = protocols;
		this.#headers = Object.entries(dataHeaders(services.config)).flat();
	}

	/** Remembers an endpoint, should it be of the kind. */
	add(endpoint: Endpoint, handler: unknown): void {
		if (!isPlainRead(endpoint) || typeof handler !== "function") return;
		const parsed = z.safeParse(endpoint.input, {});
		// it needs parameters
		if (!parsed.success) return;
		const input = Object.freeze(parsed.data);
		const useCase = handler as UseCase;
		const answerSchema = compiledSchema(endpoint.answer);
		this.#reads.set(endpoint.path, {
			endpoint,
			input,
			answerSchema,
			useCase,
		});
	}

	/** @returns false where the framework has to answer; nothing has happened then */
	answer(request: IncomingMessage, response: ServerResponse): boolean {
		if (request.method !== "GET") return false;
		const read = this.#reads.get(request.url ?? "");
		if (read === undefined) return false;
		// node has made them already, to look for `expect`
		const { headers } = request;
		if (hasBody(headers) || headers.authorization !== undefined) return false;
		const taken = this.#take(read, request, headers, response);
		if (taken === undefined) return false;
		void this.#run(taken);
		return true;
	}

	#take(
		read: QuickRead,
		request: IncomingMessage,
		headers: IncomingHttpHeaders,
		response: ServerResponse,
	): Taken | undefined {
		const services = this.#services;
		const protocol = this.#protocols.of(request.socket, headers);
		if (protocol === undefined) return undefined;
		const tokens = protocol === "https" ? this.#secureTokens : this.#tokens;
		const token = tokens.of(headers.cookie);
		if (token === undefined) return undefined;
		const now = services.clock.now();
		const at = now.getTime();
		const session = services.sessions.get(token.cacheKey, at);
		if (session === undefined || !mayCall(read.endpoint, session)) return undefined;
		const facts = requestFacts(services, headers, now, this.#traceIds.next(at));
		const after = new AfterCommit(facts, session.tenantId);
		const context = readContext(facts, headers, token, session, after);
		return { read, context, after, headers, response };
	}

	async #run(taken: Taken): Promise<void> {
		const { listener } = this.#services.counters.quickAnswers;
		const begin = listener === undefined ? 0 : stopwatch();
		const { read, context, after, headers, response } = taken;
		let body: string | Buffer | undefined;
		let encoding: Encoding | undefined;
		let failure: Failure | undefined;
		try {
			const answer = await read.useCase(context, read.input);
			after.run();
			body = JSON.stringify(stripped(read.answerSchema, answer));
			encoding = encodingFor(headers, body);
			if (encoding !== undefined) body = await compressedBody(body, encoding);
		} catch (error) {
			encoding = undefined;
			failure = this.#failure(context, error);
			body = JSON.stringify(failure.body);
		}
		this.#send(response, context.traceId, body, { encoding, failure });
		if (listener === undefined) return;
		listener(read.endpoint.operationId, response.statusCode, stopwatch() - begin);
	}

	#failure({ traceId, language }: ReadContext, error: unknown): Failure {
		const failure = failureOf(this.#texts, language, error, traceId);
		if (failure.unexpected) {
			this.#services.log.error({ err: error, traceId }, "unexpected failure");
		}
		return failure;
	}

	#send(
		response: ServerResponse,
		traceId: string,
		body: string | Buffer,
		{ encoding, failure }: Manner,
	): void {
		const length = Buffer.byteLength(body);
		// made at once: an array that grows costs as much as what stands in it
		const headers = [
			...this.#headers,
			"x-trace-id",
			traceId,
			"content-type",
			"application/json; charset=utf-8",
			"content-length",
			String(length),
		];
		if (failure?.retryAfter !== undefined) {
			const place = headers.indexOf("content-type");
			headers.splice(place, 0, "retry-after", failure.retryAfter);
		}
		if (encoding !== undefined) {
			const place = headers.indexOf("content-length");
			headers.splice(place, 0, ...encodingHeaders(encoding).flat());
		}
		response.writeHead(failure?.status ?? 200, headers);
		// the same bytes, written without a look at each where no letter takes two
		response.end(body, length === body.length ? "latin1" : "utf8");
	}
}

const inOneGo = { async: false } as const;

/** Without what the contract does not name, so that nothing leaves by accident; `z.parse` without what it adds to each call. */
function stripped(schema: z.core.$ZodType, answer: unknown): unknown {
	const result = schema._zod.run({ value: answer, issues: [] }, inOneGo);
	// said in full, or waited for in vain
	if (result instanceof Promise || result.issues.length > 0) {
		return z.parse(schema, answer);
	}
	return result.value;
}

function isPlainRead(endpoint: Endpoint): boolean {
	return (
		endpoint.method === "GET" &&
		!("public" in endpoint.access) &&
		!endpoint.raw &&
		!endpoint.upload &&
		!endpoint.path.includes("{") &&
		endpoint.answer instanceof z.ZodMiniObject
	);
}

/** A body with a read is left to the framework, which knows what to do with it. */
function hasBody(headers: IncomingHttpHeaders): boolean {
	return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}
