import { withClient } from "#kit/testing/test-cluster.ts";
import type { BenchCluster } from "../stage/bench-cluster.ts";

export interface DatabaseCost {
	/** Milliseconds of its statements, planning included. */
	readonly spent: number;
	/** Pages of 8 kB that they looked at: the same on a busy machine. */
	readonly pages: number;
}

/**
 * What the database spent on what a login asked of it while something was done; what functions did counts for those who
 * called them. Of a cluster that counts (`durable: false`).
 */
export async function databaseCost(
	{ bareUrl }: BenchCluster,
	login: string,
	doing: () => Promise<unknown>,
): Promise<DatabaseCost> {
	return withClient(bareUrl, async (client) => {
		await client.query("create extension if not exists pg_stat_statements");
		await client.query("select pg_stat_statements_reset()");
		await doing();
		const { rows } = await client.query<DatabaseCost>(
			`select coalesce(sum(s.total_exec_time + s.total_plan_time), 0) as spent,
				coalesce(sum(s.shared_blks_hit + s.shared_blks_read), 0)::float8 as pages
			from pg_stat_statements s join pg_roles r on r.oid = s.userid
			join pg_database d on d.oid = s.dbid and d.datname = current_database()
			where s.toplevel and r.rolname = $1`,
			[login],
		);
		return rows[0] ?? { spent: 0, pages: 0 };
	});
}

/** The time of it alone. */
export async function databaseTime(
	...asked: Parameters<typeof databaseCost>
): Promise<DatabaseCost["spent"]> {
	return (await databaseCost(...asked)).spent;
}
