import { sql } from "kysely";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import { columnsOf } from "#kit/server/versioned-rows/columns-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";

interface NewUserUnit {
	readonly id: string;
	readonly userId: string;
	readonly unitId: string;
	readonly isPrimary: boolean;
	readonly validFrom: string;
}

export async function insertUserUnits(tx: Tx, tenantId: string, rows: readonly NewUserUnit[]) {
	if (rows.length === 0) return;
	await addRows(
		tx,
		"user_unit",
		rows.map((row) => ({ tenant_id: tenantId, ...columnsOf(row) })),
	);
}

/** Ends memberships on the day before; those that would not have begun are taken. */
async function endUnits(
	tx: Tx,
	tenantId: string,
	userId: string,
	day: string,
	which: ReturnType<typeof sql>,
): Promise<void> {
	await execute(tx)`
		delete from user_unit
		where tenant_id = ${tenantId} and user_id = ${userId} and valid_from >= ${day} and ${which}`;
	await execute(tx)`
		update user_unit set valid_to = ${day}::date - 1
		where tenant_id = ${tenantId} and user_id = ${userId} and valid_from < ${day}
			and (valid_to is null or valid_to >= ${day}) and ${which}`;
}

/** From a day on the unit is the primary one, and no longer a further one. */
export async function changePrimaryUnit(
	tx: Tx,
	tenantId: string,
	userId: string,
	move: { readonly unitId: string; readonly validFrom: string; readonly at: number },
): Promise<void> {
	const { unitId, validFrom } = move;
	const which = sql`(is_primary or unit_id = ${unitId})`;
	await endUnits(tx, tenantId, userId, validFrom, which);
	const membership = { id: newId(move.at), userId, unitId, isPrimary: true, validFrom };
	await insertUserUnits(tx, tenantId, [membership]);
}

export async function secondaryUnitsOf(tx: Tx, tenantId: string, userId: string, today: string) {
	const found = await rows(tx)<{ unitId: string }>`
		select unit_id as "unitId" from user_unit
		where tenant_id = ${tenantId} and user_id = ${userId} and not is_primary
			and valid_from <= ${today} and (valid_to is null or valid_to >= ${today})`;
	return found.map(({ unitId }) => unitId);
}

export interface StoredUserUnit {
	readonly unitId: string;
	readonly isPrimary: boolean;
	readonly validFrom: string;
	readonly validTo: string | null;
}

/** Every unit a person was, is or will be in. */
export function unitsOf(tx: Tx, tenantId: string, userId: string) {
	return rows(tx)<StoredUserUnit>`
		select unit_id as "unitId", is_primary as "isPrimary", valid_from as "validFrom", valid_to as "validTo"
		from user_unit where tenant_id = ${tenantId} and user_id = ${userId} order by valid_from, id`;
}

export async function changeSecondaryUnits(
	tx: Tx,
	tenantId: string,
	userId: string,
	change: {
		readonly added: readonly string[];
		readonly removed: readonly string[];
		readonly today: string;
		readonly at: number;
	},
): Promise<void> {
	const { added, removed, today, at } = change;
	const which = sql`not is_primary and unit_id = any(${[...removed, ...added]}::uuid[])`;
	await endUnits(tx, tenantId, userId, today, which);
	await insertUserUnits(
		tx,
		tenantId,
		added.map((unitId) => ({ id: newId(at), userId, unitId, isPrimary: false, validFrom: today })),
	);
}

export async function sitesOf(tx: Tx, tenantId: string, userId: string): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		select site_id as id from user_site where tenant_id = ${tenantId} and user_id = ${userId}`;
	return found.map(({ id }) => id);
}

export async function replaceSites(
	tx: Tx,
	tenantId: string,
	userId: string,
	siteIds: readonly string[],
): Promise<void> {
	await execute(tx)`delete from user_site where tenant_id = ${tenantId} and user_id = ${userId}`;
	await addRows(
		tx,
		"user_site",
		siteIds.map((site_id) => ({ tenant_id: tenantId, user_id: userId, site_id })),
	);
}

export interface SupervisorRow {
	readonly id: string;
	readonly supervisorId: string;
	readonly deputyForId: string | null;
	readonly validFrom: string;
	readonly validTo: string | null;
}

/**
 * What is over stays as it was.
 *
 * @returns those that were replaced
 */
export async function replaceSupervisors(
	tx: Tx,
	tenantId: string,
	userId: string,
	supervisors: readonly SupervisorRow[],
	today: string,
): Promise<Omit<SupervisorRow, "id">[]> {
	const before = await rows(tx)<Omit<SupervisorRow, "id">>`
		with gone as (
			delete from supervisor where tenant_id = ${tenantId} and user_id = ${userId}
				and (valid_to is null or valid_to >= ${today})
			returning id, supervisor_id, deputy_for, valid_from, valid_to
		)
		select supervisor_id as "supervisorId", deputy_for as "deputyForId", valid_from as "validFrom", valid_to as "validTo"
		from gone order by valid_from, id`;
	if (supervisors.length === 0) return before;
	await addRows(
		tx,
		"supervisor",
		supervisors.map(({ deputyForId: deputy_for, ...row }) => ({
			tenant_id: tenantId,
			user_id: userId,
			deputy_for,
			...columnsOf(row),
		})),
	);
	return before;
}

export interface Moved {
	readonly userId: string;
	readonly before: string;
	readonly after: string;
}

/** Puts everybody into the primary unit of the day; the day is that of the home site. */
export function movePeopleDue(tx: Tx, tenantId: string, now: Date) {
	return rows(tx)<Moved>`
		with due as (
			select u.id, u.unit_id as before, x.unit_id as after
			from app_user u
			join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
			join user_unit x on x.tenant_id = u.tenant_id and x.user_id = u.id and x.is_primary
				and x.valid_from <= (${now}::timestamptz at time zone s.time_zone)::date
				and (x.valid_to is null or x.valid_to >= (${now}::timestamptz at time zone s.time_zone)::date)
			where u.tenant_id = ${tenantId} and x.unit_id <> u.unit_id
			order by u.id for no key update of u)
		update app_user u set unit_id = due.after, version = u.version + 1
		from due where u.tenant_id = ${tenantId} and u.id = due.id
		returning u.id as "userId", due.before, due.after`;
}
