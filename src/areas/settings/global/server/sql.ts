import { sql } from "kysely";
import type { PermissionScope } from "#domain/access/permission-map.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";

/** How many places have a value of their own today, by key. */
export function placeCounts(tenantId: string, today: string): Statement {
	return statementOf(sql`
		select key, count(*) as "placeCount" from setting
		where tenant_id = ${tenantId} and ${today}::date between valid_from and coalesce(valid_to, 'infinity')
		group by key`);
}

export interface SettingPlace {
	readonly name: string | null;
	/** The unit with its ancestors, the site's unit with its own: where grants reach. */
	readonly unitIds: readonly string[];
	readonly siteId: string | null;
	/** Whose settings are asked; null for a site, which lies above all units. */
	readonly unitId: string | null;
}

/** A site or unit as settings and permissions see it; undefined where there is none. */
export function readPlace(
	tx: Tx,
	tenantId: string,
	scope: Exclude<PermissionScope, "GLOBAL">,
	placeId: string,
) {
	const unitId = scope === "UNIT" ? sql`${placeId}::uuid` : sql`null::uuid`;
	const start =
		scope === "UNIT"
			? sql`select id, name from unit where tenant_id = ${tenantId} and id = ${placeId}`
			: sql`select unit_id as id, name from site where tenant_id = ${tenantId} and id = ${placeId}`;
	return firstRow(tx)<SettingPlace>`
		select p.name, ${unitId} as "unitId",
			(select array_agg(c.ancestor_id order by c.distance) from unit_closure c
				where c.tenant_id = ${tenantId} and c.descendant_id = p.id) as "unitIds",
			(select s.id from unit_closure c
				join site s on s.tenant_id = c.tenant_id and s.unit_id = c.ancestor_id
				where c.tenant_id = ${tenantId} and c.descendant_id = p.id
				order by c.distance limit 1) as "siteId"
		from (${start}) p`;
}

export interface SettingRow {
	readonly id: string;
	readonly scope: PermissionScope;
	readonly placeId: string | null;
	readonly placeName: string | null;
	readonly value: unknown;
	readonly validFrom: string;
	readonly validTo: string | null;
}

/** Every value that reaches a place today or later, the nearest place first: unit, its parents, site, company. */
export function settingsReaching(
	tx: Tx,
	tenantId: string,
	{ key, place, today }: { key: string; place: SettingPlace; today: string },
) {
	return rows(tx)<SettingRow>`
		select s.id, s.scope, s.place_id as "placeId", coalesce(u.name, h.name) as "placeName", s.value,
			s.valid_from as "validFrom", s.valid_to as "validTo"
		from setting s
		left join unit_closure c on c.tenant_id = s.tenant_id and s.scope = 'UNIT'
			and c.ancestor_id = s.place_id and c.descendant_id = ${place.unitId}::uuid
		left join unit u on u.tenant_id = s.tenant_id and s.scope = 'UNIT' and u.id = s.place_id
		left join site h on h.tenant_id = s.tenant_id and s.scope = 'SITE' and h.id = s.place_id
		where s.tenant_id = ${tenantId} and s.key = ${key}
			and (s.valid_to is null or s.valid_to >= ${today}::date)
			and (s.scope = 'GLOBAL' or (s.scope = 'SITE' and s.place_id = ${place.siteId}::uuid)
				or c.ancestor_id is not null)
		order by case s.scope when 'UNIT' then 0 when 'SITE' then 1 else 2 end, c.distance, s.valid_from`;
}

/** Changes of one group wait for each other: the rows that would have to be locked may not exist yet. */
export async function holdGroup(tx: Tx, tenantId: string, key: string): Promise<void> {
	await execute(tx)`select pg_advisory_xact_lock(hashtextextended(${`${tenantId}.${key}`}, 0))`;
}

interface NewSetting extends Omit<SettingRow, "placeName"> {
	readonly key: string;
}

export async function insertSetting(tx: Tx, tenantId: string, row: NewSetting): Promise<void> {
	await execute(tx)`
		insert into setting (tenant_id, id, scope, place_id, key, value, valid_from, valid_to)
		values (${tenantId}, ${row.id}, ${row.scope}, ${row.placeId}, ${row.key}, ${JSON.stringify(row.value)},
			${row.validFrom}, ${row.validTo})`;
}

export async function endSetting(tx: Tx, tenantId: string, id: string, validTo: string | null) {
	await execute(tx)`update setting set valid_to = ${validTo}
		where tenant_id = ${tenantId} and id = ${id}`;
}

export async function deleteSettingRow(tx: Tx, tenantId: string, id: string): Promise<void> {
	await execute(tx)`delete from setting where tenant_id = ${tenantId} and id = ${id}`;
}

export interface FoundSetting extends Omit<SettingRow, "placeName"> {
	readonly key: string;
	/** The stretch of the same place that ends the day before this one begins. */
	readonly formerId: string | null;
}

export function findSetting(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<FoundSetting>`
		select s.id, s.key, s.scope, s.place_id as "placeId", s.value, s.valid_from as "validFrom", s.valid_to as "validTo",
			(select f.id from setting f
				where f.tenant_id = s.tenant_id and f.key = s.key and f.scope = s.scope
					and f.place_id is not distinct from s.place_id and f.valid_to = s.valid_from - 1) as "formerId"
		from setting s where s.tenant_id = ${tenantId} and s.id = ${id}`;
}

interface PlacesAsked {
	readonly key: string;
	/** Where the group may have a value: places of other scopes are not read. */
	readonly scopes: readonly PermissionScope[];
	readonly today: string;
}

/** The company, every site, and every unit below its parent, each with whether it has a value of its own today. */
export function settingPlaces(tenantId: string, { key, scopes, today }: PlacesAsked): Statement {
	const has = (scope: PermissionScope) => sql`${sql.lit(scopes.includes(scope))}`;
	return statementOf(sql`
		with own as (
			select scope, place_id from setting
			where tenant_id = ${tenantId} and key = ${key} and valid_from <= ${today}::date and (valid_to is null or valid_to >= ${today}::date)
		), path as (
			select c.descendant_id as id, string_agg(lower(a.name), chr(1) order by c.distance desc) as names,
				array_agg(c.ancestor_id) as ids
			from unit_closure c join unit a on a.tenant_id = c.tenant_id and a.id = c.ancestor_id
			where c.tenant_id = ${tenantId} group by c.descendant_id
		)
		select 'GLOBAL' as scope, null::uuid as "placeId", t.name, 0 as depth, 0 as rank, '' as names,
			null::uuid as "siteId", '{}'::uuid[] as "unitIds",
			exists (select from own where scope = 'GLOBAL') as "isOwn"
		from tenant t where t.tenant_id = ${tenantId} and ${has("GLOBAL")}
		union all
		select 'SITE', s.id, s.name, 0, 1, lower(s.name), s.id, p.ids,
			exists (select from own where scope = 'SITE' and place_id = s.id)
		from site s join path p on p.id = s.unit_id where s.tenant_id = ${tenantId} and s.is_enabled and ${has("SITE")}
		union all
		select 'UNIT', u.id, u.name, u.depth, 2, p.names,
			(select s.id from site s where s.tenant_id = ${tenantId} and s.unit_id = any(p.ids) limit 1), p.ids,
			exists (select from own where scope = 'UNIT' and place_id = u.id)
		from unit u join path p on p.id = u.id where u.tenant_id = ${tenantId} and u.is_enabled and ${has("UNIT")}
		order by rank, names`);
}

/** The value that holds at a place on a day; undefined = nobody has set it. One query for the whole chain of places. */
export async function resolvedValue(
	tx: Tx,
	tenantId: string,
	of: {
		readonly key: string;
		readonly unitId: string | null;
		readonly siteId: string | null;
		readonly day: string;
	},
): Promise<unknown> {
	const row = await firstRow(tx)<{ value: unknown }>`
		select resolve_setting(${tenantId}, ${of.unitId}, ${of.siteId}, ${of.key}, ${of.day}) as value`;
	return row?.value ?? undefined;
}
