import {
	type AnswerOf,
	type Endpoint,
	type GivenOf,
	pathParameters,
} from "#kit/contract/endpoint.ts";
import { requestHeaders } from "#kit/contract/headers.ts";
import type { ErrorAnswer } from "#kit/contract/refusal.ts";

export interface Reply<A> {
	readonly status: number;
	readonly headers: Headers;
	/** The answer where the status is 200; reading it otherwise throws with the refusal. */
	readonly answer: A;
	/** The refusal where there is one; reading it on success throws. */
	readonly refusal: ErrorAnswer;
}

/** Speaks to a server as the web application does: cookies, headers, JSON. */
export class TestBrowser {
	readonly address: string;
	readonly cookies = new Map<string, string>();
	readonly headers: Record<string, string> = {
		[requestHeaders.clientVersion]: "test",
		[requestHeaders.language]: "de-DE",
		[requestHeaders.timeZone]: "Europe/Berlin",
	};

	constructor(address: string) {
		this.address = address;
	}

	/** Calls an operation by its contract. */
	async call<E extends Endpoint>(endpoint: E, input: GivenOf<E>): Promise<Reply<AnswerOf<E>>> {
		const rest: Record<string, unknown> = { ...(input as object) };
		let path = endpoint.path;
		for (const name of pathParameters(endpoint.path)) {
			path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])));
			delete rest[name];
		}
		const inQuery = endpoint.method === "GET" || endpoint.method === "DELETE";
		const query = new URLSearchParams();
		if (inQuery) {
			for (const [name, value] of Object.entries(rest)) {
				for (const one of Array.isArray(value) ? value : [value]) {
					if (one !== undefined) query.append(name, String(one));
				}
			}
		}
		const search = query.size === 0 ? "" : `?${query}`;
		const response = await this.fetch(`${path}${search}`, {
			method: endpoint.method,
			...(inQuery ? {} : { body: JSON.stringify(rest) }),
		});
		return reply(endpoint, response);
	}

	/** Any request, with this browser's cookies and headers. */
	async fetch(path: string, init: RequestInit = {}): Promise<Response> {
		const cookie = [...this.cookies].map(([k, v]) => `${k}=${v}`).join("; ");
		const response = await fetch(new URL(path, this.address), {
			redirect: "manual",
			...init,
			headers: {
				"sec-fetch-site": "same-origin",
				...(init.body === undefined ? {} : { "content-type": "application/json" }),
				...(cookie === "" ? {} : { cookie }),
				...this.headers,
				...(init.headers as Record<string, string> | undefined),
			},
		});
		for (const line of response.headers.getSetCookie()) this.#keep(line);
		return response;
	}

	#keep(line: string): void {
		const [pair = "", ...attributes] = line.split(";");
		const at = pair.indexOf("=");
		const name = pair.slice(0, at);
		const expired = attributes.some((one) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(one));
		if (expired) this.cookies.delete(name);
		else this.cookies.set(name, pair.slice(at + 1));
	}
}

async function reply<E extends Endpoint>(
	endpoint: E,
	response: Response,
): Promise<Reply<AnswerOf<E>>> {
	const text = await response.text();
	const isJson = /json/.test(response.headers.get("content-type") ?? "");
	const body = isJson ? JSON.parse(text) : text;
	return {
		status: response.status,
		headers: response.headers,
		get answer() {
			if (response.status === 200) return body;
			throw new Error(`${endpoint.operationId} ${response.status}: ${text}`);
		},
		get refusal() {
			if (response.status >= 400) return body;
			throw new Error(`${endpoint.operationId} was not refused: ${text}`);
		},
	};
}
