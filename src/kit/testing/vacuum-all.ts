import { vi } from "vitest";
import { withClient } from "./test-cluster.ts";

const notVisible = `
	select coalesce(sum(c.relpages - c.relallvisible), 0)::int as pages from pg_class c
	where c.relkind = 'r' and (c.relname like 'day_result%' or c.relname in ('week_result', 'time_tracking'))`;

/**
 * Vacuums until indexes of days and entries can be read without their rows, as in a company that has been at work for a
 * while: what looks at the database meanwhile, its own statistics too, keeps pages from being marked.
 */
export async function vacuumAll(ownerUrl: string): Promise<void> {
	const vacuum = () =>
		withClient(ownerUrl, async (client) => {
			await client.query("vacuum analyze");
			const { rows } = await client.query<{ pages: number }>(notVisible);
			return rows[0]?.pages === 0;
		});
	await vi.waitUntil(vacuum, { timeout: 20_000, interval: 200 });
}
