import { type LookupAddress, lookup } from "node:dns";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPrivateAddress } from "./private-addresses.ts";

export interface OutgoingLimits {
	/** Hosts (`host` or `host:port`) that may be reached wherever they are. */
	readonly allowed: ReadonlySet<string>;
	/** Of the whole answer. */
	readonly timeoutMs?: number;
	readonly mostBytes?: number;
}

interface Asked {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: unknown;
	readonly signal?: AbortSignal | null | undefined;
}

/** The server does not connect there, or has heard enough. */
export class OutgoingRefused extends Error {}

/**
 * The one way in which the server fetches an address that somebody else has written: never from this machine or its neighbours,
 * whatever the name of the host resolves to at this moment; redirects are answered and not followed; time and bytes are limited.
 */
export function guardedFetch({ allowed, timeoutMs = 10_000, mostBytes = 1 << 20 }: OutgoingLimits) {
	return async (address: string | URL, asked: Asked = {}): Promise<Response> => {
		const url = new URL(address);
		const isOpen = allowed.has(url.host) || allowed.has(url.hostname);
		demandReachable(url, isOpen);
		const timeout = AbortSignal.timeout(timeoutMs);
		const signal = asked.signal ? AbortSignal.any([asked.signal, timeout]) : timeout;
		const answer = await send(url, asked, signal, isOpen ? undefined : publicLookup);
		const bytes = await readAll(answer, mostBytes);
		const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
			values.map((value): [string, string] => [name, value]),
		);
		const status = answer.statusCode ?? 502;
		return new Response(bodiless.has(status) ? null : bytes, { status, headers });
	};
}

const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** Hosts that are written as numbers are never looked up. */
function demandReachable({ protocol, hostname, host }: URL, isOpen: boolean): void {
	if (protocol !== "https:" && protocol !== "http:")
		throw new OutgoingRefused(`${protocol} is not fetched.`);
	const bare = hostname.replace(/^\[|\]$/g, "");
	if (!isOpen && isIP(bare) !== 0 && isPrivateAddress(bare))
		throw new OutgoingRefused(`${host} is not of the internet.`);
}

function send(
	url: URL,
	{ method = "GET", headers, body }: Asked,
	signal: AbortSignal,
	look: LookupFunction | undefined,
): Promise<IncomingMessage> {
	const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
	const request = url.protocol === "https:" ? secureRequest : plainRequest;
	const outgoing = request(url, {
		method,
		headers: { ...headers },
		signal,
		// a connection that is kept could have been made for somebody else
		agent: false,
		...(look !== undefined && { lookup: look }),
	});
	outgoing.once("response", resolve);
	outgoing.once("error", reject);
	outgoing.end(body === undefined || body === null ? undefined : String(body));
	return promise;
}

/** What is connected to is what was looked at: there is no second look-up. */
const publicLookup: LookupFunction = (hostname, options, done) => {
	lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
		if (error !== null) return done(error, "");
		const [first] = found;
		if (first === undefined || found.some(({ address }) => isPrivateAddress(address)))
			return done(new OutgoingRefused(`${hostname} is not of the internet.`), "");
		return options.all ? done(null, found) : done(null, first.address, first.family);
	});
};

async function readAll(answer: IncomingMessage, most: number): Promise<Uint8Array<ArrayBuffer>> {
	const parts: Buffer[] = [];
	let bytes = 0;
	for await (const part of answer as AsyncIterable<Buffer>) {
		bytes += part.length;
		if (bytes > most) {
			answer.destroy();
			throw new OutgoingRefused(`More than ${most} bytes were answered.`);
		}
		parts.push(part);
	}
	return new Uint8Array(Buffer.concat(parts));
}
