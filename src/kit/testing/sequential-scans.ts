import type pg from "pg";
import { type Sent, statementsOf } from "./statements-of.ts";
import { withClient } from "./test-cluster.ts";
import type { TestServer } from "./test-server.ts";

/** So many rows make a table one that nobody may read from end to end. */
const manyRows = 1_000;

/** Statements within functions have their plan from the second time on. */
const turns = 3;

/** The tables of a test's database that are that big; a test says which it means, so that it cannot go blind. */
export async function bigTables(server: TestServer): Promise<string[]> {
	return withClient(server.adminUrl, async (client) => {
		const { rows } = await client.query<{ name: string }>(
			`select distinct coalesce(i.inhparent, c.oid)::regclass::text as name from pg_class c
			left join pg_inherits i on i.inhrelid = c.oid
			where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.reltuples >= $1`,
			[manyRows],
		);
		return rows.map((row) => row.name);
	});
}

/**
 * Which big tables a request reads from end to end, function bodies included: what it sends to the database is sent once
 * more as the application's role, so often that its plans settle. `[]` is as it should be.
 */
export async function scansOfRequest(
	server: TestServer,
	request: () => Promise<{ readonly status: number }>,
): Promise<string[]> {
	const sent = await statementsOf(server, request);
	return scansOfStatements(server, sent);
}

/** The same for statements, in one transaction; the first one sets the tenant. */
export function scansOfStatements(
	server: TestServer,
	statements: readonly Sent[],
): Promise<string[]> {
	const found = new Set<string>();
	return withClient(server.serveUrl, async (client) => {
		await client.query("begin");
		for (let turn = 0; turn < turns; turn++) {
			for (const { text, values, plannedForItsValues } of statements) {
				// of which kind a transaction is looks nothing up, and comes too late here
				if (/^(begin|set transaction)\b/i.test(text)) continue;
				const before = await scanCounts(client);
				const mode = plannedForItsValues === undefined ? "generic" : "custom";
				await client.query(`set local plan_cache_mode = force_${mode}_plan`);
				await client.query({ text, values: [...values] });
				const after = await scanCounts(client);
				for (const [table, count] of after) {
					if (count === before.get(table)) continue;
					found.add(`${table}: ${shorten(text)}`);
				}
			}
		}
		return [...found];
	});
}

/** Of this session's own transactions, so that nobody else's reads are counted. */
async function scanCounts(client: pg.Client): Promise<Map<string, number>> {
	const { rows } = await client.query<{ name: string; scans: string }>(
		`select s.relname as name, s.seq_scan as scans from pg_stat_xact_user_tables s
		join pg_class c on c.oid = s.relid where c.reltuples >= $1`,
		[manyRows],
	);
	return new Map(rows.map(({ name, scans }) => [name, Number(scans)]));
}

function shorten(text: string): string {
	return text.replace(/\s+/g, " ").trim().slice(0, 160);
}
