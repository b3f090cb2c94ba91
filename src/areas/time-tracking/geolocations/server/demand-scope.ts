import { demandUnit } from "#areas/staff/user-roles/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { masterRefusals } from "#kit/contract/master-data/master-refusals.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { type Geolocation, geolocationScopeWrong, geolocations } from "../contract.ts";
import { unitOfSite } from "./sql.ts";

export type Scoped = Pick<Geolocation, "scope" | "siteId" | "unitId">;

const { permission } = geolocations;
const notFound = masterRefusals.referenceNotFound;

/** Refuses people who do not hold a level where the place counts: everywhere, at its site, at its unit. */
export async function demandScope(
	{ tx, tenantId, session }: WriteContext,
	{ scope, siteId, unitId }: Scoped,
	level: PermissionLevel,
): Promise<void> {
	const isWhole =
		(scope === "SITE") === (siteId !== null) && (scope === "UNIT") === (unitId !== null);
	if (!isWhole) refuse(geolocationScopeWrong);
	if (scope === "GLOBAL") return requireGlobally(session, permission, level);
	const at = siteId === null ? unitId : await unitOfSite(tx, tenantId, siteId);
	if (at === null || at === undefined) return refuse(notFound);
	await demandUnit(tx, session, { key: permission, level, unitId: at, notFound });
}
