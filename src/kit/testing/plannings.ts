import type pg from "pg";
import { withClient } from "./test-cluster.ts";
import type { TestServer } from "./test-server.ts";

export interface Counted {
	readonly query: string;
	/** How often it was planned, and how often carried out. */
	readonly plans: number;
	readonly calls: number;
	/** Pages of tables and indexes that were looked at, 8 kB each; what a function did counts for its caller too. */
	readonly blocks: number;
	/** Rows that were answered or changed. */
	readonly rows: number;
}

/**
 * What this server's database carried out while something was done, statements within functions included. Announcements
 * are not the matter: they follow a moment later by themselves, perhaps those of what was done before.
 */
export async function plannings(
	server: TestServer,
	doing: () => Promise<void>,
): Promise<readonly Counted[]> {
	return withClient(server.adminUrl, async (client) => {
		await client.query("create extension if not exists pg_stat_statements");
		const mine = "(select oid from pg_database where datname = current_database())";
		await client.query(`select pg_stat_statements_reset(0, ${mine}, 0)`);
		const before = await forgotten(client);
		await doing();
		if ((await forgotten(client)) !== before)
			throw new Error("Statements were forgotten while they were counted: there are too many.");
		const { rows } = await client.query<Counted>(
			`select regexp_replace(query, '\\s+', ' ', 'g') as query, sum(plans)::int as plans, sum(calls)::int as calls,
				sum(shared_blks_hit + shared_blks_read)::int as blocks, sum(rows)::int as rows
			from pg_stat_statements s join pg_roles r on r.oid = s.userid
			where s.dbid = ${mine} and r.rolname <> current_user and s.query !~ 'pg_notify' group by 1 order by 2 desc, 3 desc`,
		);
		return rows;
	});
}

/** How often what was counted was forgotten to make room. */
async function forgotten(client: pg.Client): Promise<string> {
	const { rows } = await client.query<{ dealloc: string }>(
		"select dealloc from pg_stat_statements_info",
	);
	return rows[0]?.dealloc ?? "";
}
