import { sql } from "kysely";
import type { NewPerson, PersonValues } from "#domain/import/plan-people.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";

export interface UnitToInsert {
	readonly id: string;
	readonly parentId: string;
	readonly name: string;
	readonly depth: number;
}

export interface PersonToInsert extends NewPerson {
	readonly id: string;
	/** Of the rows that belong to the person. */
	readonly userUnitId: string;
	readonly employmentId: string;
	readonly siteId: string;
	/** Since when she belongs to her unit. */
	readonly since: string;
}

const given = (rows: readonly unknown[]) =>
	sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id uuid, "userUnitId" uuid, "employmentId" uuid,
		"unitId" uuid, "siteId" uuid, "firstName" text, "lastName" text, "personnelNo" text, "companyPersonnelNo" text,
		mail text, gender text, "entryDate" date, "exitDate" date, since date, version int, custom jsonb)`;

export async function insertPeople(tx: Tx, tenantId: string, people: readonly PersonToInsert[]) {
	await execute(tx)`
		insert into app_user (tenant_id, id, unit_id, site_id, first_name, last_name, personnel_no,
			company_personnel_no, mail, gender, entry_date, exit_date, custom)
		select ${tenantId}, id, "unitId", "siteId", "firstName", "lastName", "personnelNo", "companyPersonnelNo", mail,
			gender, "entryDate", "exitDate", coalesce(custom, '{}') from ${given(people)}`;
	await execute(tx)`
		insert into user_unit (tenant_id, id, user_id, unit_id, is_primary, valid_from)
		select ${tenantId}, "userUnitId", id, "unitId", true, since from ${given(people)}`;
	await execute(tx)`insert into user_site (tenant_id, user_id, site_id)
		select ${tenantId}, id, "siteId" from ${given(people)}`;
	await execute(tx)`
		insert into employment (tenant_id, id, user_id, entry_date, exit_date)
		select ${tenantId}, "employmentId", id, "entryDate", "exitDate" from ${given(people)}
		where "entryDate" is not null`;
}

export interface Assignment {
	readonly id: string;
	readonly userId: string;
	readonly roleId: string;
	readonly scope: string;
	readonly since: string;
}

export async function insertRoles(tx: Tx, tenantId: string, assignments: readonly Assignment[]) {
	await execute(tx)`
		insert into role_assignment (tenant_id, id, user_id, role_id, scope, valid_from)
		select ${tenantId}, id, "userId", "roleId", scope, since
		from jsonb_to_recordset(${JSON.stringify(assignments)}::jsonb)
			as given(id uuid, "userId" uuid, "roleId" uuid, scope text, since date)`;
}

export function defaultRoles(tx: Tx, tenantId: string): Promise<{ id: string; name: string }[]> {
	return tx
		.selectFrom("role")
		.select(["id", "name"])
		.where("tenant_id", "=", tenantId)
		.where("is_default", "=", sql.lit(true))
		.execute();
}

/**
 * Gives people new values where their version is still the one that was looked at.
 *
 * @returns the ids of those that were changed
 */
export async function changePeople(
	tx: Tx,
	tenantId: string,
	people: readonly (PersonValues & { readonly id: string; readonly version: number })[],
): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		update app_user u set first_name = given."firstName", last_name = given."lastName",
			personnel_no = given."personnelNo", company_personnel_no = given."companyPersonnelNo", mail = given.mail,
			gender = given.gender, unit_id = given."unitId", custom = coalesce(given.custom, u.custom), version = u.version + 1
		from ${given(people)}
		where u.tenant_id = ${tenantId} and u.id = given.id and u.version = given.version
		returning u.id`;
	return found.map(({ id }) => id);
}

export interface Move {
	readonly id: string;
	/** Of the new membership. */
	readonly userUnitId: string;
	readonly unitId: string;
}

/** Gives people another primary unit from today on; a further membership of the same unit ends. */
export async function movePeople(tx: Tx, tenantId: string, moves: readonly Move[], today: string) {
	if (moves.length === 0) return;
	const isOpen = sql`(x.valid_to is null or x.valid_to >= ${today}::date)`;
	const here = sql`x.tenant_id = ${tenantId} and x.user_id = given.id`;
	await execute(tx)`delete from user_unit x using ${given(moves)}
		where ${here} and x.unit_id = given."unitId" and not x.is_primary and x.valid_from >= ${today}::date`;
	await execute(tx)`
		update user_unit x set valid_to = ${today}::date - 1 from ${given(moves)}
		where ${here} and x.unit_id = given."unitId" and not x.is_primary and ${isOpen}`;
	await execute(tx)`
		update user_unit x set unit_id = given."unitId" from ${given(moves)}
		where ${here} and x.is_primary and x.valid_from = ${today}::date`;
	await execute(tx)`
		update user_unit x set valid_to = ${today}::date - 1 from ${given(moves)}
		where ${here} and x.is_primary and x.valid_from < ${today}::date and ${isOpen}`;
	await execute(tx)`
		insert into user_unit (tenant_id, id, user_id, unit_id, is_primary, valid_from, valid_to)
		select ${tenantId}, given."userUnitId", given.id, given."unitId", true, ${today}::date,
			(select min(x.valid_from) - 1 from user_unit x where ${here} and x.is_primary and x.valid_from > ${today}::date)
		from ${given(moves)}
		where not exists (select from user_unit x where ${here} and x.is_primary and x.valid_from <= ${today}::date and ${isOpen})`;
}

/** Adds units of one depth together with their rows of the closure; their parents are there already. */
export async function insertUnits(tx: Tx, tenantId: string, units: readonly UnitToInsert[]) {
	const given = sql`jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
		as given(id uuid, "parentId" uuid, name text, depth int)`;
	await execute(tx)`
		insert into unit (tenant_id, id, parent_id, name, kind, depth)
		select ${tenantId}, id, "parentId", name, 'UNIT', depth from ${given}`;
	await execute(tx)`
		insert into unit_closure (tenant_id, ancestor_id, descendant_id, distance)
		select ${tenantId}::uuid, c.ancestor_id, given.id, c.distance + 1
		from ${given} join unit_closure c on c.tenant_id = ${tenantId} and c.descendant_id = given."parentId"
		union all
		select ${tenantId}::uuid, given.id, given.id, 0 from ${given}`;
}
