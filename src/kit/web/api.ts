import {
	type AnswerOf,
	type Endpoint,
	type GivenOf,
	pathParameters,
} from "#kit/contract/endpoint.ts";
import { correctionHeader, orNobodyHeader } from "#kit/contract/headers.ts";
import type { ErrorAnswer } from "#kit/contract/refusal.ts";
import { ApiError, isApiError, NetworkError } from "./api-error.ts";
import { deviceNow, noteDateHeader, setServerTime } from "./clock.ts";
import { browserConfig } from "./config.ts";
import { connection } from "./connection.ts";
import { headersOfRequest } from "./request-headers.ts";
import { readPatiently } from "./when-too-many.ts";

/**
 * Calls an operation by its contract.
 *
 * @throws ApiError what the server refused; NetworkError when it was not reached; AbortError when `signal` said so
 */
export async function api<E extends Endpoint>(
	endpoint: E,
	input: GivenOf<E>,
	options: RequestOptions = {},
): Promise<AnswerOf<E>> {
	const began = deviceNow();
	const response = await apiResponse(endpoint, input, options);
	const answer = await readJson(response);
	noteServerTime(answer, deviceNow() - began);
	return answer as AnswerOf<E>;
}

interface RequestOptions {
	readonly signal?: AbortSignal | undefined;
	/** Outlives the page: what is sent while it is left. */
	readonly keepalive?: boolean;
	/** That nobody is signed in is an answer, null, and no refusal. */
	readonly orNobody?: true;
	/** Asks nobody anything on the way: neither about what would change nor why a closed month is changed. */
	readonly isPlain?: true;
	/** The body of an operation that takes a file. */
	readonly file?: Blob;
}

/** As `api`, for operations that answer a file: the answer is left to be read. */
export async function apiResponse<E extends Endpoint>(
	endpoint: E,
	input: GivenOf<E>,
	options: RequestOptions = {},
): Promise<Response> {
	const mayAsk = !options.keepalive && !options.isPlain;
	if (mayAsk && endpoint.movesFigures === "MANY") await askFirst(endpoint, input);
	if (endpoint.method === "GET" || endpoint.asRead) {
		return readPatiently(() => send(endpoint, input, options), options.signal);
	}
	try {
		return await send(endpoint, input, options);
	} catch (error) {
		if (!mayAsk || !isApiError(error, "MONTH_CLOSED")) throw error;
		const { askCorrection, turnToOthers } = await import("./correction/ask-correction.ts");
		const correction = await askCorrection(error);
		return send(endpoint, input, options, correction).catch((again) => {
			throw isApiError(again, "MONTH_CLOSED") ? turnToOthers(again) : again;
		});
	}
}

/** What changes figures of many is shown before it is done. */
async function askFirst(endpoint: Endpoint, input: unknown): Promise<void> {
	const { askWhatChanges } = await import("./preview/ask-what-changes.ts");
	await askWhatChanges(endpoint, async (preview, signal) =>
		readJson(await send(preview, input, { signal })),
	);
}

/** @param correction why a closed month is changed */
async function send(
	endpoint: Endpoint,
	input: unknown,
	{ signal, keepalive, orNobody, file }: RequestOptions,
	correction?: string,
): Promise<Response> {
	const { url, body = file } = addressOf(endpoint, input);
	const type = file ? "application/octet-stream" : "application/json";
	const response = await reach(url, {
		method: endpoint.method,
		credentials: "include",
		headers: {
			...headersOfRequest(),
			...(orNobody ? { [orNobodyHeader]: "1" } : {}),
			...(body === undefined ? {} : { "content-type": type }),
			...(correction === undefined ? {} : { [correctionHeader]: encodeURIComponent(correction) }),
		},
		...(body === undefined ? {} : { body }),
		...(signal ? { signal } : {}),
		...(keepalive ? { keepalive: true } : {}),
	});
	noteDateHeader(response.headers.get("date"));
	if (!response.ok) throw await refused(response);
	connection.set("online");
	return response;
}

/** Where an operation is and what goes into its body. */
function addressOf(endpoint: Endpoint, input: unknown): { url: string; body: string | undefined } {
	const rest: Record<string, unknown> = { ...(input as object) };
	let path = endpoint.path;
	for (const name of pathParameters(endpoint.path)) {
		path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])));
		delete rest[name];
	}
	const url = `${browserConfig().apiUrl}${path}`;
	const hasBody = endpoint.method === "POST" || endpoint.method === "PUT";
	if (hasBody && !endpoint.upload) return { url, body: JSON.stringify(rest) };
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

async function refused(response: Response): Promise<ApiError> {
	const { status, headers } = response;
	const answer = ((await readJson(response)) ?? {}) as Partial<ErrorAnswer>;
	// a proxy that counts on its own says nothing but this
	const retryAfter = headers.get("retry-after");
	const wait = retryAfter === null ? {} : { timeUntilRetry: Number(retryAfter) };
	return new ApiError(status, {
		...(status === 429 ? wait : {}),
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
