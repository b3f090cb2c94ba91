import type { AnswerOf, Endpoint } from "#kit/contract/endpoint.ts";
import { orNobodyHeader } from "#kit/contract/headers.ts";
import { commonRefusals, type ErrorAnswer } from "#kit/contract/refusal.ts";
import { demandAnswer, demandRefusal } from "./demand-answer.ts";
import { takeTime } from "./late-answers.ts";

export interface StubRequest {
	readonly method: string;
	readonly path: string;
	readonly query: URLSearchParams;
	readonly headers: Headers;
	readonly body: unknown;
}

type Answer = (request: StubRequest) => { status: number; body: unknown };

const never = new Promise<never>(() => undefined);

/** Stands in for the network in web tests, which have no server: answers by operation, and can be away. */
export class StubServer {
	readonly requests: StubRequest[] = [];
	isAway = false;
	readonly #answers = new Map<string, Answer>();
	readonly #faults: unknown[] = [];
	#isClosed = false;

	constructor() {
		globalThis.fetch = (input, init) => this.#reply(input, init);
	}

	answer<E extends Endpoint>(
		endpoint: E,
		body: AnswerOf<E> | ((request: StubRequest) => AnswerOf<E> | Promise<AnswerOf<E>>),
	): void {
		const made = body as (request: StubRequest) => unknown;
		if (typeof body !== "function") demandAnswer(endpoint, body);
		this.#answers.set(key(endpoint), (request) => ({
			status: 200,
			body: typeof body === "function" ? this.#checked(endpoint, made(request)) : body,
		}));
	}

	/** A file to be saved, as `raw` endpoints answer. */
	answerFile(endpoint: Endpoint, name: string, content: string): void {
		const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
		const headers = { "content-disposition": disposition };
		this.#answers.set(key(endpoint), () => ({
			status: 200,
			body: new Response(content, { headers }),
		}));
	}

	/** @param isMeant which requests; all of them where nothing is said, the others are answered as before */
	refuse(
		endpoint: Endpoint,
		status: number,
		body: Partial<ErrorAnswer>,
		isMeant: (request: StubRequest) => boolean = () => true,
	): void {
		demandRefusal(endpoint, status, body);
		const before = this.#answers.get(key(endpoint));
		this.#answers.set(key(endpoint), (request) =>
			before === undefined || isMeant(request) ? { status, body } : before(request),
		);
	}

	/** No session for `endpoint`: refused, or answered null to a page that asks whether there is one. */
	refuseSignedOut(endpoint: Endpoint): void {
		this.#answers.set(key(endpoint), ({ headers }) => {
			const isAsked = "orNobody" in endpoint.access && headers.has(orNobodyHeader);
			return isAsked
				? { status: 200, body: null }
				: { status: 401, body: commonRefusals.unauthenticated };
		});
	}

	calls(endpoint: Endpoint): StubRequest[] {
		return this.requests.filter(({ method, path }) => `${method} ${path}` === key(endpoint));
	}

	/** Nothing is answered any more: what came now would close a panel or show a toast in somebody else's test. */
	close(): void {
		this.#isClosed = true;
		const [fault] = this.#faults;
		if (fault !== undefined) throw fault;
	}

	/** What is made of a request is judged when the test is over; the page would take the fault for a failing network. */
	async #checked(endpoint: Endpoint, made: unknown): Promise<unknown> {
		const body = await made;
		try {
			demandAnswer(endpoint, body);
		} catch (fault) {
			this.#faults.push(fault);
		}
		return body;
	}

	async #reply(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
		if (this.#isClosed) return never;
		const url = new URL(input instanceof Request ? input.url : input, location.href);
		const request = {
			method: init.method ?? "GET",
			path: url.pathname,
			query: url.searchParams,
			headers: new Headers(init.headers),
			body: typeof init.body === "string" ? JSON.parse(init.body) : init.body,
		};
		if (this.isAway) throw new TypeError("Failed to fetch");
		this.requests.push(request);
		if (url.pathname === "/readyz") return new Response("ok");
		const answer = this.#answers.get(`${request.method} ${request.path}`);
		const { status, body } = answer?.(request) ?? { status: 404, body: commonRefusals.notFound };
		const answered = await body;
		if (import.meta.env.LATE_ANSWERS === "1") await takeTime();
		if (this.#isClosed) return never;
		return answered instanceof Response ? answered : Response.json(answered, { status });
	}
}

function key({ method, path }: Endpoint): string {
	return `${method} ${path}`;
}
