import { HttpSocket } from "./http-socket.ts";
import { percentile } from "./percentile.ts";
import type { RawRequest } from "./request-text.ts";

export interface Load {
	/** Of one process, or of several that share the connections. */
	readonly address: string | readonly string[];
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
	readonly p999: number;
	/** Answers other than 200, by status. */
	readonly others: ReadonlyMap<number, number>;
}

/** What becomes of answers: how long each took, and which were none. */
export class Answers {
	readonly #spent: number[] = [];
	readonly #others = new Map<number, number>();
	readonly #begin = performance.now();

	/** @param since the moment from which somebody waited for it */
	add(status: number, since: number): void {
		this.#spent.push(performance.now() - since);
		if (status !== 200) this.#others.set(status, (this.#others.get(status) ?? 0) + 1);
	}

	result(): LoadResult {
		return {
			perSecond: this.#spent.length / ((performance.now() - this.#begin) / 1000),
			p50: percentile(this.#spent, 0.5),
			p99: percentile(this.#spent, 0.99),
			p999: percentile(this.#spent, 0.999),
			others: this.#others,
		};
	}
}

/**
 * Keeps a fixed number of connections busy, each with one request at a time. Speaks HTTP over bare sockets: a client
 * library would cost more than the server it measures.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
	const answers = new Answers();
	const end = performance.now() + (load.seconds ?? Number.POSITIVE_INFINITY) * 1000;
	const most = load.requests ?? Number.POSITIVE_INFINITY;
	const addresses = [load.address].flat();
	const lane = async (connection: number) => {
		const socket = await HttpSocket.open(addresses[connection % addresses.length] as string);
		for (let nth = 0; nth < most && performance.now() < end; nth++) {
			const request = load.next(connection, nth);
			const sentAt = performance.now();
			answers.add(await socket.send(request), sentAt);
		}
		socket.close();
	};
	await Promise.all(Array.from({ length: load.connections }, (_, index) => lane(index)));
	return answers.result();
}

/** As `runLoad`, for what nobody may be refused. */
export async function answeredLoad(load: Load): Promise<LoadResult> {
	const result = await runLoad(load);
	if (result.others.size > 0) throw new Error(`Answers ${[...result.others]}`);
	return result;
}
