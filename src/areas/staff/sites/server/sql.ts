import { type RawBuilder, sql } from "kysely";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { Address } from "#kit/contract/master-data/group-field.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { changeRow, removeRow } from "#kit/server/versioned-rows/sql.ts";
import type { contract } from "../contract.ts";

type Site = AnswerOf<typeof contract.getSite>;

/** As stored, an address may lack lines. */
export type SiteRow = Omit<Site, "address"> & {
	readonly address: Partial<Address> | null;
	readonly total: number;
};

export interface Shown {
	readonly tenantId: string;
	/** Sub-queries of ids of units. */
	readonly visible: RawBuilder<string>;
	readonly readable: RawBuilder<string>;
}

const sites = ({ tenantId, visible, readable }: Shown) => sql`
	select s.id, s.name, s.unit_id as "unitId", u.name as "unitName", s.time_zone as "timeZone", s.country, s.region,
		case when r.readable then s.address end as address,
		case when r.readable then coalesce(s.address ->> 'city', '') end as city,
		case when r.readable then (select count(*)::int from app_user p
			where p.tenant_id = s.tenant_id and p.site_id = s.id and p.is_enabled) end as people,
		s.is_enabled as "isEnabled", s.version
	from site s
	join unit u on u.tenant_id = s.tenant_id and u.id = s.unit_id
	cross join lateral (select s.unit_id in ${readable} as readable) r
	where s.tenant_id = ${tenantId} and s.unit_id in ${visible}`;

const texts = ["name", "unitName", "timeZone", "country", "region", "city"];

export function siteRows(shown: Shown, input: InputOf<(typeof contract)["listSites"]>): Statement {
	const { search = "", sortBy = "name", sortDirection, page, pageSize } = input;
	const column = sql.ref(sortBy);
	const sorted = texts.includes(sortBy) ? sql`${column} collate natural_order` : column;
	const direction = sql.raw(sortDirection === "DESC" ? "desc" : "asc");
	return statementOf(sql`
		with site_row as (${sites(shown)})
		select *, count(*) over ()::int as total from site_row
		where ("isEnabled" or ${input.includeDisabled})
			and (${search} = '' or strpos(lower(concat_ws(' ', name, "unitName", city)), lower(${search})) > 0)
		order by ${sorted} ${direction} nulls last, name collate natural_order, id
		limit ${pageSize} offset ${(page - 1) * pageSize}`);
}

export function siteRow(shown: Shown, siteId: string): Statement {
	return statementOf(sql`select * from (${sites(shown)}) one where id = ${siteId}`);
}

export interface StoredSite extends Omit<Site, "unitName" | "people" | "address"> {
	readonly address: Partial<Address>;
}

export async function readSite(
	tx: Tx,
	tenantId: string,
	siteId: string,
): Promise<StoredSite | undefined> {
	const { rows } = await sql<StoredSite>`
		select id, name, unit_id as "unitId", time_zone as "timeZone", country, region, address,
			is_enabled as "isEnabled", version
		from site where tenant_id = ${tenantId} and id = ${siteId} for no key update`.execute(tx);
	return rows[0];
}

export type NewSite = Omit<StoredSite, "isEnabled" | "version">;

export async function insertSite(tx: Tx, tenantId: string, site: NewSite): Promise<void> {
	await tx
		.insertInto("site")
		.values({
			tenant_id: tenantId,
			id: site.id,
			unit_id: site.unitId,
			name: site.name,
			time_zone: site.timeZone,
			country: site.country,
			region: site.region,
			address: JSON.stringify(site.address),
		})
		.execute();
}

/** Who creates a site may switch to it. */
export async function openSiteTo(
	tx: Tx,
	tenantId: string,
	siteId: string,
	userId: string,
): Promise<void> {
	await tx
		.insertInto("user_site")
		.values({ tenant_id: tenantId, site_id: siteId, user_id: userId })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export type SiteValues = Partial<Omit<StoredSite, "id" | "unitId" | "version">>;

/** @returns the new version */
export function updateSiteRow(
	tx: Tx,
	tenantId: string,
	siteId: string,
	{ timeZone, isEnabled, address, ...values }: SiteValues,
): Promise<number> {
	return changeRow(
		tx,
		"site",
		{ tenantId, id: siteId },
		{
			...values,
			...(timeZone !== undefined && { time_zone: timeZone }),
			...(isEnabled !== undefined && { is_enabled: isEnabled }),
			...(address && { address: JSON.stringify(address) }),
		},
	);
}

export function deleteSiteRow(tx: Tx, tenantId: string, siteId: string): Promise<void> {
	return removeRow(tx, "site", { tenantId, id: siteId });
}

export interface SiteUse {
	/** People at home there, of any state, and enabled ones. */
	readonly people: boolean;
	readonly enabledPeople: boolean;
	/** Whether another enabled site exists. */
	readonly hasOther: boolean;
}

export async function readSiteUse(tx: Tx, tenantId: string, siteId: string): Promise<SiteUse> {
	const { rows } = await sql<SiteUse>`
		select exists (select from app_user where tenant_id = ${tenantId} and site_id = ${siteId}) as people,
			exists (select from app_user where tenant_id = ${tenantId} and site_id = ${siteId} and is_enabled) as "enabledPeople",
			exists (select from site where tenant_id = ${tenantId} and id <> ${siteId} and is_enabled) as "hasOther"`.execute(
		tx,
	);
	return rows[0] as SiteUse;
}

export async function isSiteNameTaken(
	tx: Tx,
	tenantId: string,
	name: string,
	exceptId: string | null,
): Promise<boolean> {
	const { rows } = await sql`
		select from site where tenant_id = ${tenantId} and lower(name) = lower(${name})
			and id is distinct from ${exceptId} limit 1`.execute(tx);
	return rows.length > 0;
}

export async function rootUnitId(tx: Tx, tenantId: string): Promise<string> {
	const { id } = await tx
		.selectFrom("unit")
		.select("id")
		.where("tenant_id", "=", tenantId)
		.where("parent_id", "is", null)
		.executeTakeFirstOrThrow();
	return id;
}
