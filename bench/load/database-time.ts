import { withClient } from "#kit/testing/test-cluster.ts";
import type { BenchCluster } from "../stage/bench-cluster.ts";

/**
 * Milliseconds that the database spent on what a login asked while something was done, planning included; what functions
 * did counts for those who called them. Of a cluster that counts (`durable: false`).
 */
export async function databaseTime(
	{ bareUrl }: BenchCluster,
	login: string,
	doing: () => Promise<unknown>,
): Promise<number> {
	return withClient(bareUrl, async (client) => {
		await client.query("create extension if not exists pg_stat_statements");
		await client.query("select pg_stat_statements_reset()");
		await doing();
		const { rows } = await client.query<{ spent: number | null }>(
			`select sum(s.total_exec_time + s.total_plan_time) as spent
			from pg_stat_statements s join pg_roles r on r.oid = s.userid where s.toplevel and r.rolname = $1`,
			[login],
		);
		return rows[0]?.spent ?? 0;
	});
}
