import type pg from "pg";
import type { Database, Statement } from "#kit/server/database/database.ts";
import { RoundTrip } from "#kit/server/database/round-trip.ts";
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
		sent.push(...sentBy(first, second).filter(isCounted));
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

function sentBy(first: unknown, second: unknown): readonly Sent[] {
	if (typeof first === "string") return [{ text: first, values: (second ?? []) as unknown[] }];
	return first instanceof RoundTrip ? first.statements.map(statementOf) : [first as Sent];
}

const statementOf = ({ text, values = [] }: pg.QueryConfig): Sent => ({ text, values });

function isCounted({ text }: Sent): boolean {
	return !/^(begin|commit|rollback)$/i.test(text) && !text.startsWith("select pg_notify(");
}
