import {
	type AnswerOf,
	type Endpoint,
	type GivenOf,
	pathParameters,
} from "../contract/endpoint.ts";
import type { ErrorAnswer } from "../contract/refusal.ts";
import { ApiError, NetworkError } from "./api-error.ts";
import { deviceNow, noteDateHeader, setServerTime } from "./clock.ts";
import { browserConfig } from "./config.ts";
import { connection } from "./connection.ts";
import { headersOfRequest } from "./request-headers.ts";

/**
 * Calls an operation by its contract.
 *
 * @throws ApiError what the server refused; NetworkError when it was not reached; AbortError when `signal` said so
 */
export async function api<E extends Endpoint>(
	endpoint: E,
	input: GivenOf<E>,
	options: { readonly signal?: AbortSignal | undefined } = {},
): Promise<AnswerOf<E>> {
	const { url, body } = addressOf(endpoint, input);
	const began = deviceNow();
	const response = await reach(url, {
		method: endpoint.method,
		credentials: "include",
		headers: {
			...headersOfRequest(),
			...(body === undefined ? {} : { "content-type": "application/json" }),
		},
		...(body === undefined ? {} : { body }),
		...(options.signal ? { signal: options.signal } : {}),
	});
	noteDateHeader(response.headers.get("date"));
	const answer = await readJson(response);
	if (!response.ok) throw refused(response.status, answer);
	connection.set("online");
	noteServerTime(answer, deviceNow() - began);
	return answer as AnswerOf<E>;
}

/** Where an operation is and what goes into its body. */
function addressOf(
	endpoint: Endpoint,
	input: unknown,
): { url: string; body: string | undefined } {
	const rest: Record<string, unknown> = { ...(input as object) };
	let path = endpoint.path;
	for (const name of pathParameters(endpoint.path)) {
		path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])));
		delete rest[name];
	}
	const url = `${browserConfig().apiUrl}${path}`;
	if (endpoint.method === "POST" || endpoint.method === "PUT") {
		return { url, body: JSON.stringify(rest) };
	}
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(rest)) {
		for (const one of Array.isArray(value) ? value : [value]) {
			if (one !== undefined) query.append(name, String(one));
		}
	}
	return { url: query.size === 0 ? url : `${url}?${query}`, body: undefined };
}

async function reach(url: string, init: RequestInit): Promise<Response> {
	try {
		return await fetch(url, init);
	} catch (error) {
		if (init.signal?.aborted) throw error;
		connection.set("offline");
		throw new NetworkError(error);
	}
}

async function readJson(response: Response): Promise<unknown> {
	try {
		return await response.json();
	} catch {
		// a proxy's page, or an answer that was cut off
		return undefined;
	}
}

function refused(status: number, body: unknown): ApiError {
	const answer = (body ?? {}) as Partial<ErrorAnswer>;
	return new ApiError(status, {
		...answer,
		error: answer.error ?? (status === 503 ? "Maintenance" : "UnknownError"),
		code: answer.code ?? "UNKNOWN",
		message: answer.message ?? "",
		details: answer.details ?? [],
		traceId: answer.traceId ?? "",
	});
}

function noteServerTime(answer: unknown, tookMs: number): void {
	const { serverTime } = (answer ?? {}) as { serverTime?: unknown };
	if (typeof serverTime === "string") setServerTime(serverTime, tookMs);
}
