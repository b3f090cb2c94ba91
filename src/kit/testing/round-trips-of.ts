import type pg from "pg";
import { RoundTrip } from "#kit/server/database/round-trip.ts";
import type { TestServer } from "./test-server.ts";

/**
 * How often a request waits for the database, where it uses one connection: what is sent before anything is answered travels
 * together, what is sent after an answer travels once more. Its end, for which nobody waits, is none.
 */
export async function roundTripsOf(
	server: TestServer,
	request: () => Promise<{ readonly status: number }>,
): Promise<number> {
	const { pool } = server.services.database;
	let trips = 0;
	const watch = (client: pg.PoolClient) => {
		const own = client.query;
		let answered = 0;
		const watched = (...given: unknown[]) => {
			const [asked] = given;
			const isEnd = /^(commit|rollback)$/i.test(beginOf(asked));
			// what is sent once something has been answered may follow from it
			const trip = answered + 1;
			if (!isEnd) trips = Math.max(trips, trip);
			const isAnswered = () => {
				answered = Math.max(answered, trip);
			};
			if (asked instanceof RoundTrip) asked.callback = isAnswered;
			const answer = Reflect.apply(own, client, given);
			if (!(asked instanceof RoundTrip)) void answer.then(isAnswered, isAnswered);
			return answer;
		};
		client.query = watched as typeof client.query;
		const restore = (_error: unknown, returned: pg.PoolClient) => {
			if (returned !== client) return;
			client.query = own;
			pool.off("release", restore);
		};
		pool.on("release", restore);
	};
	pool.on("acquire", watch);
	try {
		const { status } = await request();
		if (status !== 200) throw new Error(`The request was answered ${status}.`);
	} finally {
		pool.off("acquire", watch);
	}
	return trips;
}

function beginOf(asked: unknown): string {
	return asked instanceof RoundTrip ? (asked.statements[0]?.text ?? "") : String(asked);
}
