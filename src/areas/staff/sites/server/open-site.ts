import { lockTree } from "#areas/staff/units/server/public.ts";
import { demandUnit } from "#areas/staff/user-roles/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { readSite, type StoredSite } from "./sql.ts";

/** The site to be changed, with the tree locked: refuses whom it is not open to, and a stale version. */
export async function openSite(
	{ tx, session, tenantId }: WriteContext,
	siteId: string,
	level: PermissionLevel,
	version?: number,
): Promise<StoredSite> {
	await lockTree(tx, tenantId);
	const site = await readSite(tx, tenantId, siteId);
	if (site === undefined) return refuse(commonRefusals.notFound);
	const { unitId } = site;
	await demandUnit(tx, session, { key: "sites.manage", level, unitId });
	if (version !== undefined && version !== site.version) {
		await refuseStale(tx, { tenantId, entity: "site", entityId: siteId, current: { ...site } });
	}
	return site;
}

/** Leaves the trace of a change of a site, and tells of it. */
export async function traceSite(
	context: WriteContext,
	siteId: string,
	action: string,
	before: object | null,
	after: object | null,
): Promise<void> {
	await audit(context.tx, context, { entity: "site", entityId: siteId, action, before, after });
	context.announce({ kind: "UNITS" });
	context.announce({ kind: "SITES", ids: [siteId] });
}
