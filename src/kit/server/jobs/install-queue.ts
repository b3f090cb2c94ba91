import type pg from "pg";

/**
 * The queue's tables must be there before the first change that queues work, so they come with our migrations; the
 * worker brings them up to date when it starts.
 */
export async function installQueue(client: pg.Client, ownerUrl: string): Promise<void> {
	const { rows } = await client.query(
		"select to_regclass('graphile_worker._private_jobs') is null as missing",
	);
	if (!rows[0].missing) return;
	const { Logger, runMigrations } = await import("graphile-worker");
	await runMigrations({ connectionString: ownerUrl, logger: new Logger(() => () => {}) });
}
