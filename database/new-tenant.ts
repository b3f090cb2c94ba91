import type { Language } from "#kit/contract/language.ts";
import { type IdSource, newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { insertActivities, type MadeActivities } from "./new-tenant-activities.ts";
import { insertRoles } from "./new-tenant-roles.ts";
import { insertUnit } from "./new-unit.ts";

export interface NewTenant {
	/** Five characters A–Z and 0–9, unique in the installation. */
	readonly tenantNo: string;
	readonly name: string;
	readonly language: Language;
	readonly uiFeatures: readonly string[];
	readonly site: {
		readonly name: string;
		readonly timeZone: string;
		readonly country: string;
		readonly region: string | null;
	};
	/** Ids are made of it, so that a builder can be repeated for a date. */
	readonly now: Date;
	/** Random ones unless said otherwise. */
	readonly makeId?: IdSource;
	/** First day on which assignments hold. */
	readonly validFrom: string;
}

export interface CreatedTenant {
	readonly tenantId: string;
	readonly tenantNo: string;
	readonly rootUnitId: string;
	readonly siteId: string;
	readonly siteUnitId: string;
	/** By the name of the role. */
	readonly roleIds: Readonly<Record<string, string>>;
	readonly activities: MadeActivities;
}

/**
 * What every tenant begins with: root unit, one site, default roles and activities. Runs as the owner; `tx` must be
 * bound to `tenantId`, because row-level security is forced on the owner too.
 */
export async function insertTenant(
	tx: Tx,
	tenantId: string,
	wanted: NewTenant,
): Promise<CreatedTenant> {
	const at = wanted.now.getTime();
	const makeId = wanted.makeId ?? newId;
	const rootUnitId = makeId(at);
	await insertTenantRow(tx, tenantId, wanted);
	await insertUnit(tx, tenantId, {
		id: rootUnitId,
		parentId: null,
		name: wanted.name,
		kind: "GLOBAL",
	});
	const { site, language, tenantNo } = wanted;
	return {
		tenantId,
		tenantNo,
		rootUnitId,
		...(await insertSite(tx, tenantId, rootUnitId, site, at, makeId)),
		roleIds: await insertRoles(tx, tenantId, at, makeId),
		activities: await insertActivities(tx, tenantId, language, at, makeId),
	};
}

async function insertTenantRow(tx: Tx, tenantId: string, wanted: NewTenant): Promise<void> {
	await tx
		.insertInto("tenant_directory")
		.values({ tenant_no: wanted.tenantNo, tenant_id: tenantId })
		.execute();
	await tx
		.insertInto("tenant")
		.values({
			tenant_id: tenantId,
			name: wanted.name,
			language: wanted.language,
			ui_features: [...wanted.uiFeatures],
		})
		.execute();
}

export async function insertSite(
	tx: Tx,
	tenantId: string,
	parentUnitId: string,
	site: NewTenant["site"],
	at: number,
	makeId: IdSource = newId,
): Promise<{ siteId: string; siteUnitId: string }> {
	const siteId = makeId(at);
	const siteUnitId = makeId(at);
	await insertUnit(tx, tenantId, {
		id: siteUnitId,
		parentId: parentUnitId,
		name: site.name,
		kind: "SITE",
	});
	await tx
		.insertInto("site")
		.values({
			tenant_id: tenantId,
			id: siteId,
			unit_id: siteUnitId,
			name: site.name,
			time_zone: site.timeZone,
			country: site.country,
			region: site.region,
		})
		.execute();
	return { siteId, siteUnitId };
}
