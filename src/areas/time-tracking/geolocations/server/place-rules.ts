import { demandUnit, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { holdsGlobally } from "#domain/access/may.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { masterRefusals } from "#kit/contract/master-data/master-refusals.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { RulesOf } from "#kit/server/master-data/master-rules.ts";
import { everything } from "#kit/server/master-data/master-table.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { type Geolocation, geolocationScopeWrong, geolocations } from "../contract.ts";
import { countingAt, unitOfSite } from "./sql.ts";

const { permission } = geolocations;
const notFound = masterRefusals.referenceNotFound;

export const placeRules = {
	/** Places that count where the session may see settings, those of the whole company always. */
	visible: ({ session }) =>
		holdsGlobally(session.permissions, permission, "LIST")
			? everything
			: countingAt(visibleUnits(session, permission, "LIST")),
	// moving a place takes the right at both ends
	demand: (context, row, level) => demandScope(context, row, level),
	validate: (_tx, context, values) => demandScope(context, values, "WRITE"),
} satisfies RulesOf<typeof geolocations>;

/** Refuses people who do not hold a level where the place counts: everywhere, at its site, at its unit. */
async function demandScope(
	{ tx, tenantId, session }: WriteContext,
	{ scope, siteId, unitId }: Pick<Geolocation, "scope" | "siteId" | "unitId">,
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
