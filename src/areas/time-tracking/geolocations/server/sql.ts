import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import { geolocations } from "../contract.ts";

const siteName = sql`(select s.name from site s where s.tenant_id = m.tenant_id and s.id = m.site_id)`;
const unitName = sql`(select n.name from unit n where n.tenant_id = m.tenant_id and n.id = m.unit_id)`;

export const geolocationTable = masterTable("geolocation", geolocations, {
	columns: {
		name: "name",
		latitude: "latitude",
		longitude: "longitude",
		radius: "radius_m",
		scope: "scope",
		siteId: "site_id",
		unitId: "unit_id",
	},
	unique: { geolocation_name: "name" },
	extra: { placeName: sql`coalesce(${siteName}, ${unitName})` },
	names: { siteId: siteName, unitId: unitName },
});

/** Places of the whole company, and those that count for one of some units; about the row `m`. */
export function countingAt(units: RawBuilder<string>): RawBuilder<unknown> {
	return sql`(m.scope = 'GLOBAL' or coalesce(m.unit_id,
		(select s.unit_id from site s where s.tenant_id = m.tenant_id and s.id = m.site_id)) in ${units})`;
}

/** The unit that a site is. */
export async function unitOfSite(tx: Tx, tenantId: string, siteId: string) {
	const row = await firstRow(tx)<{ unit_id: string }>`
		select unit_id from site where tenant_id = ${tenantId} and id = ${siteId}`;
	return row?.unit_id;
}
