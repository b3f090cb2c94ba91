import pg from "pg";
import { percentile } from "./percentile.ts";

export interface BareLoad {
	readonly connections: number;
	/** The load ends after so many seconds, or when each connection has sent so many statements. */
	readonly seconds?: number;
	readonly requests?: number;
	/** A pooler stands between, which knows neither names of statements nor options of a connection. */
	readonly isPooled?: boolean;
	/** Round trips of several statements. */
	readonly sendsTogether?: boolean;
	/** The n-th statement of a connection, or statements of one round trip after the other. */
	next(connection: number, nth: number): pg.QueryConfig | RoundTrips;
}

/** Statements that are sent together, and others once all of them are answered. */
export type RoundTrips = readonly (readonly pg.QueryConfig[])[];

export interface BareResult {
	readonly perSecond: number;
	/** Milliseconds. */
	readonly p50: number;
	readonly p99: number;
}

/** Keeps connections to the database busy with statements written for the purpose, each with one at a time. */
export async function runBare(bareUrl: string, load: BareLoad): Promise<BareResult> {
	const clients = await Promise.all(
		Array.from({ length: load.connections }, async () => {
			const client = new pg.Client({
				connectionString: bareUrl,
				...(load.isPooled ? {} : { options: "-c jit=off" }),
				...(load.sendsTogether && { pipeline: true }),
			} as pg.ClientConfig);
			await client.connect();
			return client;
		}),
	);
	const spent: number[] = [];
	const begin = performance.now();
	const end = begin + (load.seconds ?? Number.POSITIVE_INFINITY) * 1000;
	const most = load.requests ?? Number.POSITIVE_INFINITY;
	const lane = async (client: pg.Client, connection: number) => {
		for (let nth = 0; nth < most && performance.now() < end; nth++) {
			const sentAt = performance.now();
			const asked = load.next(connection, nth);
			if (isRoundTrips(asked)) for (const trip of asked) await sendTogether(client, trip);
			else await client.query(load.isPooled ? { ...asked, name: undefined } : asked);
			spent.push(performance.now() - sentAt);
		}
	};
	try {
		await Promise.all(clients.map(lane));
		const took = (performance.now() - begin) / 1000;
		return {
			perSecond: spent.length / took,
			p50: percentile(spent, 0.5),
			p99: percentile(spent, 0.99),
		};
	} finally {
		await Promise.all(clients.map((client) => client.end()));
	}
}

function isRoundTrips(asked: pg.QueryConfig | RoundTrips): asked is RoundTrips {
	return Array.isArray(asked);
}

/** In one write: each of its own would wake the database. */
async function sendTogether(client: pg.Client, trip: readonly pg.QueryConfig[]): Promise<void> {
	const { stream } = client.connection;
	stream.cork();
	const answers = trip.map((one) => client.query(one));
	stream.uncork();
	await Promise.all(answers);
}
