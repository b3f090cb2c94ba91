import type pg from "pg";
import type { Database, Statement } from "#kit/server/database/database.ts";
import type { TestServer } from "./test-server.ts";

export type Sent = Statement;

/**
 * What a request sends to the database, one after the other. Begin and commit are not the matter; nor are announcements,
 * which follow a moment later by themselves, perhaps those of the request before.
 *
 * @param database whose connections are watched: those of requests unless it is about a job
 */
export async function statementsOf(
	server: TestServer,
	request: () => Promise<{ readonly status: number }>,
	{ pool }: Pick<Database, "pool"> = server.services.database,
): Promise<Sent[]> {
	const sent: Sent[] = [];
	const record = (client: pg.PoolClient) => tap(pool, client, sent);
	pool.on("acquire", record);
	try {
		const { status } = await request();
		if (status !== 200) throw new Error(`The request was answered ${status}.`);
	} finally {
		pool.off("acquire", record);
	}
	return sent;
}

/** Notes what goes through a connection while it is lent out once. */
function tap(pool: pg.Pool, client: pg.PoolClient, sent: Sent[]): void {
	const own = client.query;
	const recorded = (first: unknown, second?: unknown, ...rest: unknown[]) => {
		const one =
			typeof first === "string"
				? { text: first, values: (second ?? []) as unknown[] }
				: (first as Sent);
		const isFrame = /^(begin|commit|rollback)$/i.test(one.text);
		if (!isFrame && !one.text.startsWith("select pg_notify(")) sent.push(one);
		return Reflect.apply(own, client, [first, second, ...rest]);
	};
	client.query = recorded as typeof client.query;
	const restore = (_error: unknown, returned: pg.PoolClient) => {
		if (returned !== client) return;
		client.query = own;
		pool.off("release", restore);
	};
	pool.on("release", restore);
}
