import type pg from "pg";

/** Namespace of the locks that say "this worker lives". */
const lifeLock = 762_341_192;

/** A task taken up only just now may belong to a worker that has not shown its sign of life yet. */
const benefitOfDoubt = "2 seconds";

/**
 * Says that these workers live, for as long as `client` is connected: a killed process takes its connection, and so
 * the sign, with it.
 */
export async function showLife(client: pg.ClientBase, workerIds: readonly string[]): Promise<void> {
	await client.query(
		"select pg_advisory_lock_shared($1, hashtext(id)) from unnest($2::text[]) id",
		[lifeLock, workerIds],
	);
}

/**
 * Gives tasks of dead workers back to the queue; without this they would wait for four hours.
 *
 * @returns the workers that were found dead
 */
export async function releaseDeadWorkers(pool: pg.Pool): Promise<string[]> {
	const { rows } = await pool.query<{ worker: string }>(
		`select distinct j.locked_by as worker from graphile_worker._private_jobs j
		where j.locked_at < now() - $2::interval and not exists (
			select from pg_locks l
			where l.locktype = 'advisory' and l.granted
				and l.database = (select oid from pg_database where datname = current_database())
				and l.classid = $1 and l.objid = ((hashtext(j.locked_by)::bigint + 4294967296) % 4294967296)::oid
				and l.objsubid = 2)`,
		[lifeLock, benefitOfDoubt],
	);
	const dead = rows.map((row) => row.worker);
	if (dead.length > 0) {
		await pool.query("select graphile_worker.force_unlock_workers($1)", [dead]);
		await pool.query("select pg_notify('jobs:insert', json_build_object('count', $1::int)::text)", [
			dead.length,
		]);
	}
	return dead;
}
