import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";

/**
 * Of people whom a run made, those that nobody has touched since: the version is the first one, and nothing was added to
 * them. Whatever else refers to them refuses their deletion by its key.
 */
export async function untouchedPeople(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
	ranAt: Date,
): Promise<string[]> {
	// ids carry their time: a row made after the run is somebody else's work
	const after = sql`uuid_v7_floor(${new Date(ranAt.getTime() + 1)}::timestamptz)`;
	const mine = sql`x.tenant_id = u.tenant_id and x.user_id = u.id`;
	const found = await rows(tx)<{ id: string }>`
		select u.id from app_user u
		where u.tenant_id = ${tenantId} and u.id = any(${[...ids]}::uuid[]) and u.version = 1
			and not exists (select from role_assignment x where ${mine} and x.id >= ${after})
			and not exists (select from user_unit x where ${mine} and x.id >= ${after})
			and not exists (select from employment x where ${mine} and (x.id >= ${after} or x.version > 1))
			and not exists (select from contract x where ${mine})
			and not exists (select from worksheet x where ${mine})
			and not exists (select from user_private x where ${mine})
			and not exists (select from user_business x where ${mine})
			and not exists (select from supervisor x where ${mine})
			and not exists (select from user_tag x where ${mine})
			and not exists (select from user_qualification x where ${mine})`;
	return found.map(({ id }) => id);
}

/** With the accounts that were opened for them, as long as nobody has written into those. */
export async function deletePeople(tx: Tx, tenantId: string, ids: readonly string[]) {
	const theirs = sql`tenant_id = ${tenantId} and user_id = any(${[...ids]}::uuid[])`;
	await execute(tx)`
		delete from role_assignment where ${theirs}`;
	await execute(tx)`
		delete from user_unit where ${theirs}`;
	await execute(tx)`
		delete from employment where ${theirs}`;
	await execute(tx)`
		select gate.remove_people(${tenantId}, ${[...ids]}::uuid[])`;
}

/** Of units that a run made, those that are as it left them and have no settings. */
export async function untouchedUnits(tx: Tx, tenantId: string, ids: readonly string[]) {
	const found = await rows(tx)<{ id: string }>`
		select u.id from unit u
		where u.tenant_id = ${tenantId} and u.id = any(${[...ids]}::uuid[]) and u.version = 1
			and not exists (select from unit_shiftplan_setting x where x.tenant_id = u.tenant_id and x.unit_id = u.id)
			and not exists (select from unit_closure x
				where x.tenant_id = u.tenant_id and x.ancestor_id = u.id and x.distance = 1 and x.descendant_id <> all(${[...ids]}::uuid[]))`;
	return found.map(({ id }) => id);
}

/** Rows of the closure go with their unit. */
export async function deleteUnits(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
	await execute(
		tx,
	)`delete from unit where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
}

/** Somebody has added to what was to be taken back. */
export class Touched extends Error {}

/** Runs `work`; when a key or a constraint forbids it, everything it did is taken back and the answer is false. */
export async function attempt(tx: Tx, work: () => Promise<void>): Promise<boolean> {
	await execute(tx)`
		savepoint attempt`;
	try {
		await work();
		await execute(tx)`
			release savepoint attempt`;
		return true;
	} catch (error) {
		if (!isConstraint(error) && !(error instanceof Touched)) throw error;
		await execute(tx)`
			rollback to savepoint attempt`;
		return false;
	}
}

/** Class 23 of PostgreSQL: what was read before no longer fits what is there now. */
export function isConstraint(error: unknown): boolean {
	return String((error as { code?: unknown })?.code).startsWith("23");
}
