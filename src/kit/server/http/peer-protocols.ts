import type { IncomingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import type { FastifyRequest } from "fastify";

const manyPeers = 1000;
/** No proxy says more; anybody else may. */
const longestKey = 100;

/**
 * Whether the browser speaks https, where nobody has parsed the request yet. Behind a proxy only the framework knows whom
 * to believe; its word depends on nothing but the peer and x-forwarded-proto, so it holds for the next request like it.
 */
export class PeerProtocols {
	readonly behindProxy: boolean;
	readonly #known = new Map<string, string>();

	constructor(behindProxy: boolean) {
		this.behindProxy = behindProxy;
	}

	/** @returns undefined where no request like it has come through the framework */
	of(socket: Socket, headers: IncomingHttpHeaders): string | undefined {
		// the server never speaks TLS itself
		return this.behindProxy ? this.#known.get(keyOf(socket, headers)) : "http";
	}

	learn({ raw, protocol }: FastifyRequest): void {
		const key = keyOf(raw.socket, raw.headers);
		if (key.length > longestKey || this.#known.has(key)) return;
		if (this.#known.size >= manyPeers) this.#known.clear();
		this.#known.set(key, protocol);
	}
}

function keyOf({ remoteAddress }: Socket, headers: IncomingHttpHeaders): string {
	return `${remoteAddress} ${headers["x-forwarded-proto"]}`;
}
