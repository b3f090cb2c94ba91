import { sql } from "kysely";
import { visibleUnits, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { isAdministrator } from "#domain/access/may.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { KnownPerson } from "#domain/import/plan-people.ts";
import type { CustomCells } from "#domain/import/read-custom.ts";
import type { KnownUnit } from "#domain/import/unit-index.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import type { Session } from "#kit/server/session.ts";

/** Rights over others' rights: who holds more of them than the importing person stays as she is. */
export const governingKeys = [
	"access.defaults",
	"roles.manage",
	"apikeys.manage",
	"settings.manage",
] as const satisfies readonly PermissionKey[];

export function knownUnits(tx: Tx, session: Session, key: PermissionKey) {
	const { tenantId } = session;
	return rows(tx)<KnownUnit>`
		select u.id, u.parent_id as "parentId", u.name, u.depth, u.is_enabled as "isEnabled", near.id as "siteId",
			u.id in ${visibleUnits(session, key, "WRITE")} as "isOpen"
		from unit u
		left join lateral (
			select s.id from unit_closure c join site s on s.tenant_id = c.tenant_id and s.unit_id = c.ancestor_id
			where c.tenant_id = u.tenant_id and c.descendant_id = u.id order by c.distance limit 1) near on true
		where u.tenant_id = ${tenantId} order by u.depth`;
}

export function knownPeople(
	tx: Tx,
	session: Session,
	today: string,
	/** Of `governingKeys`, as the importing person holds them for the whole company. */
	ownLevels: readonly number[],
	/** Of these alone. */
	ids?: readonly string[],
) {
	const { tenantId, userId } = session;
	const mayMoveOneself = isAdministrator(session.permissions);
	const among = ids === undefined ? sql`` : sql`and u.id = any(${[...ids]}::uuid[])`;
	return rows(tx)<KnownPerson>`
		with own as (
			select * from unnest(${[...governingKeys]}::text[], ${[...ownLevels]}::int[]) as own(key, level)
		), higher as materialized (
			select a.user_id from role_assignment a
			join role_permission p on p.tenant_id = a.tenant_id and p.role_id = a.role_id
			join own o on o.key = p.permission_key and p.level > o.level
			where a.tenant_id = ${tenantId}
			union
			select g.user_id from user_permission g
			join own o on o.key = g.permission_key and g.level > o.level
			where g.tenant_id = ${tenantId}
		), open as materialized (
			select id from app_user where tenant_id = ${tenantId} and id in ${visibleUsers(session, "users.manage", "WRITE", today)}
		)
		select u.id, u.version, u.first_name as "firstName", u.last_name as "lastName", u.personnel_no as "personnelNo",
			u.company_personnel_no as "companyPersonnelNo", u.mail, u.gender, u.unit_id as "unitId", u.site_id as "siteId", u.custom,
			o.id is not null as "isOpen",
			h.user_id is not null and u.id <> ${userId} as "isHigher",
			u.id <> ${userId} or ${mayMoveOneself} as "isMovable"
		from app_user u
		left join open o on o.id = u.id
		left join higher h on h.user_id = u.id
		where u.tenant_id = ${tenantId} ${among}`;
}

/** One import of a tenant writes at a time; the rest of the tenant goes on. */
export async function waitForOtherImports(tx: Tx, tenantId: string): Promise<void> {
	await execute(tx)`select pg_advisory_xact_lock(hashtextextended(${`import ${tenantId}`}, 0))`;
}

/** As every change of the tree does. */
export async function lockTree(tx: Tx, tenantId: string): Promise<void> {
	await execute(tx)`
		select from unit where tenant_id = ${tenantId} and parent_id is null for update`;
}

/**
 * In a young company the tables are small when the first rows of an import are checked against each other, and whichever
 * index PostgreSQL takes then, it would stay with while they grow to thousands: minutes instead of seconds.
 */
export async function planAnew(tx: Tx): Promise<void> {
	await execute(tx)`select set_config('plan_cache_mode', 'force_custom_plan', true)`;
}

/** Units in which the session may write by a key. */
export async function unitsOpenTo(
	tx: Tx,
	session: Session,
	key: PermissionKey,
	level: PermissionLevel = "WRITE",
): Promise<Set<string>> {
	const { tenantId } = session;
	const found = await rows(tx)<{ id: string }>`
		select id from unit where tenant_id = ${tenantId} and id in ${visibleUnits(session, key, level)}`;
	return new Set(found.map(({ id }) => id));
}

/** Where people belong. */
export async function unitsOfPeople(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	const found = await rows(tx)<{ id: string; unitId: string }>`
		select id, unit_id as "unitId" from app_user where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
	return new Map(found.map(({ id, unitId }) => [id, unitId]));
}

/** Where personal values of people may be changed. */
export function personalUnits(tx: Tx, session: Session): Promise<Set<string>> {
	return unitsOpenTo(tx, session, "contracts.manage");
}

interface Nameable {
	readonly id: string;
	/** What a cell may call her, in small letters. */
	readonly names: readonly string[];
}

/** Enabled people whom the session sees, with all that a cell may call them. */
export function nameablePeople(tx: Tx, session: Session, today: string) {
	const { tenantId } = session;
	return rows(tx)<Nameable>`
		select id, array_remove(array[lower(personnel_no), lower(mail), lower(last_name || ', ' || first_name),
			lower(first_name || ' ' || last_name)], null) as names
		from app_user where tenant_id = ${tenantId} and is_enabled and role = 'USER'
			and id in ${visibleUsers(session, "users.manage", "LIST", today)}`;
}

/** Custom values of people by their ids. */
export async function customOf(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
): Promise<ReadonlyMap<string, CustomCells>> {
	const found = await rows(tx)<{ id: string; custom: CustomCells }>`
		select id, custom from app_user where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
	return new Map(found.map(({ id, custom }) => [id, custom]));
}
