import pg from "pg";
import { type Tx, transactionOn } from "../database/tenant-transaction.ts";

/** The owner's connections: the job queue, partitions, and deletions of what need not be kept. Requests never use them. */
export interface Maintenance {
	readonly pool: pg.Pool;
	tenants(): Promise<string[]>;
	/** A transaction of one tenant as the role `maintenance`, which may read, add and delete, but change nothing. */
	within<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
	close(): Promise<void>;
}

export function openMaintenance(ownerUrl: string, onError: (error: Error) => void): Maintenance {
	const pool = new pg.Pool({
		connectionString: ownerUrl,
		max: 8,
		keepAlive: true,
		connectionTimeoutMillis: 5000,
		idleTimeoutMillis: 60_000,
		application_name: "stundwerk jobs",
	});
	pool.on("error", onError);
	// a connection that dies while it is lent out must not end the process either
	pool.on("connect", (client) => client.on("error", onError));

	return {
		pool,
		tenants: () =>
			asMaintenance(pool, async (client) => {
				const { rows } = await client.query<{ tenant_id: string }>(
					"select tenant_id from tenant_directory order by tenant_id",
				);
				return rows.map((row) => row.tenant_id);
			}),
		within: (tenantId, work) =>
			asMaintenance(pool, async (client) => {
				await client.query("select set_config('app.tenant_id', $1, true)", [tenantId]);
				return work(transactionOn(client));
			}),
		close: () => pool.end(),
	};
}

function asMaintenance<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
	return withinTransaction(pool, "begin; set local role maintenance", work);
}

/** Borrows a connection for one transaction; one that cannot even roll back is thrown away. */
export async function withinTransaction<T>(
	pool: pg.Pool,
	begin: string,
	work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
	const client = await pool.connect();
	let broken: Error | undefined;
	try {
		await client.query(begin);
		const result = await work(client);
		await client.query("commit");
		return result;
	} catch (error) {
		await client.query("rollback").catch((failure: Error) => {
			broken = failure;
		});
		throw error;
	} finally {
		client.release(broken);
	}
}
