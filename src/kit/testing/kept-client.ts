import type { Socket } from "node:net";
import pg from "pg";
import { withClient } from "./test-cluster.ts";

/** Databases that are built in again and again, and the connection that waits for the next time. */
const kept = new Map<string, pg.Client | undefined>();

/** From now on connections to a database are kept; nobody minds that somebody is in it. */
export function keepClientsOf(url: string): void {
	kept.set(url, undefined);
}

export async function endClientsOf(url: string): Promise<void> {
	const client = kept.get(url);
	kept.delete(url);
	await client?.end();
}

/**
 * As `withClient`, but where connections are kept over that of the time before: it knows tables, triggers and their plans by
 * then, which takes a new one several times as long as what is asked of it. What fails ends its connection.
 *
 * @param work leaves nothing behind on the connection: what it sets holds for its transaction
 */
export async function withKeptClient<T>(
	url: string,
	work: (client: pg.Client) => Promise<T>,
): Promise<T> {
	if (!kept.has(url)) return withClient(url, work);
	const client = kept.get(url) ?? (await opened(url));
	// who builds beside it has one of its own
	kept.set(url, undefined);
	const stream = client.connection.stream as Socket;
	stream.ref();
	try {
		const result = await work(client);
		// a process may end although it is open
		stream.unref();
		await giveBack(url, client);
		return result;
	} catch (error) {
		await client.end();
		throw error;
	}
}

async function opened(url: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: url });
	// the database was restarted by a test
	client.on("error", () => {
		if (kept.get(url) === client) kept.set(url, undefined);
	});
	await client.connect();
	return client;
}

async function giveBack(url: string, client: pg.Client): Promise<void> {
	const isFree = kept.has(url) && kept.get(url) === undefined;
	if (isFree) kept.set(url, client);
	else await client.end();
}
