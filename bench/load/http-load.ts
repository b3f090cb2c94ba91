import { HttpSocket } from "./http-socket.ts";
import { percentile } from "./percentile.ts";
import type { RawRequest } from "./request-text.ts";

export interface Load {
	readonly address: string;
	readonly connections: number;
	/** The load ends after so many seconds, or when each connection has sent so many requests. */
	readonly seconds?: number;
	readonly requests?: number;
	/** The n-th request of a connection. */
	next(connection: number, nth: number): RawRequest;
}

export interface LoadResult {
	readonly perSecond: number;
	/** Milliseconds. */
	readonly p50: number;
	readonly p99: number;
	/** Answers other than 200, by status. */
	readonly others: ReadonlyMap<number, number>;
}

/**
 * Keeps a fixed number of connections busy, each with one request at a time. Speaks HTTP over bare sockets: a client
 * library would cost more than the server it measures.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
	const spent: number[] = [];
	const others = new Map<number, number>();
	const begin = performance.now();
	const end = begin + (load.seconds ?? Number.POSITIVE_INFINITY) * 1000;
	const most = load.requests ?? Number.POSITIVE_INFINITY;
	const lane = async (connection: number) => {
		const socket = await HttpSocket.open(load.address);
		for (let nth = 0; nth < most && performance.now() < end; nth++) {
			const request = load.next(connection, nth);
			const sentAt = performance.now();
			const status = await socket.send(request);
			spent.push(performance.now() - sentAt);
			if (status !== 200) others.set(status, (others.get(status) ?? 0) + 1);
		}
		socket.close();
	};
	await Promise.all(Array.from({ length: load.connections }, (_, index) => lane(index)));
	const took = (performance.now() - begin) / 1000;
	return {
		perSecond: spent.length / took,
		p50: percentile(spent, 0.5),
		p99: percentile(spent, 0.99),
		others,
	};
}
