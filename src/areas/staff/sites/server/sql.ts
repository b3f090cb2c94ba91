import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable, type Narrowing } from "#kit/server/master-data/master-table.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { sites } from "../contract.ts";

export const siteTable = masterTable("site", sites, {
	columns: {
		name: "name",
		country: "country",
		region: "region",
		timeZone: "time_zone",
		address: "address",
	},
	extra: {
		unitId: sql`m.unit_id`,
		unitName: sql`(select u.name from unit u where u.tenant_id = m.tenant_id and u.id = m.unit_id)`,
		people: sql`(select count(*)::int from app_user p
			where p.tenant_id = m.tenant_id and p.site_id = m.id and p.is_enabled)`,
	},
});

/** Sites that are one of some units; about the row `m`. */
export const lyingIn = (units: RawBuilder<string>): Narrowing => sql`m.unit_id in ${units}`;

/** Who creates a site may switch to it. */
export async function openSiteTo(tx: Tx, tenantId: string, siteId: string, userId: string) {
	await execute(tx)`
		insert into user_site (tenant_id, site_id, user_id) values (${tenantId}, ${siteId}, ${userId})
		on conflict do nothing`;
}

export interface SiteUse {
	/** People at home there, of any state, and enabled ones. */
	readonly people: boolean;
	readonly enabledPeople: boolean;
	/** Whether another enabled site exists. */
	readonly hasOther: boolean;
}

export async function readSiteUse(tx: Tx, tenantId: string, siteId: string): Promise<SiteUse> {
	const row = await firstRow(tx)<SiteUse>`
		select exists (select from app_user where tenant_id = ${tenantId} and site_id = ${siteId}) as people,
			exists (select from app_user where tenant_id = ${tenantId} and site_id = ${siteId} and is_enabled) as "enabledPeople",
			exists (select from site where tenant_id = ${tenantId} and id <> ${siteId} and is_enabled) as "hasOther"`;
	return row as SiteUse;
}

export async function isSiteNameTaken(
	tx: Tx,
	tenantId: string,
	name: string,
	exceptId: string | null,
): Promise<boolean> {
	const found = await rows(tx)`
		select from site where tenant_id = ${tenantId} and lower(name) = lower(${name})
			and id is distinct from ${exceptId} limit 1`;
	return found.length > 0;
}

export async function rootUnitId(tx: Tx, tenantId: string): Promise<string> {
	const root = await firstRow(tx)<{ id: string }>`
		select id from unit where tenant_id = ${tenantId} and parent_id is null`;
	return (root as { id: string }).id;
}
