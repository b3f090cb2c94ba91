import type { RawBuilder } from "kysely";
import { holdsGlobally } from "#domain/access/may.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { Session } from "#kit/server/session.ts";
import { anchorsOf } from "./anchors-of.ts";
import { everyUnit, unitsBelow, unitsOfFilter } from "./sql/places.ts";

/** Units at which the session holds a level of a key, as a sub-query of their ids: put it behind `in`. */
export function visibleUnits(
	session: Session,
	key: PermissionKey,
	level: PermissionLevel,
): RawBuilder<string> {
	const { tenantId, permissions } = session;
	if (holdsGlobally(permissions, key, level)) return everyUnit(tenantId);
	return unitsBelow(tenantId, anchorsOf(session, key, level));
}

/**
 * Units that the current-site filter leaves: the site's subtree, all with null. In a company of one site the filter
 * leaves nothing out, for there "all sites" is not offered.
 */
export function unitsInFilter(
	{ tenantId }: Session,
	siteFilter: string | null,
): RawBuilder<string> {
	return siteFilter === null ? everyUnit(tenantId) : unitsOfFilter(tenantId, siteFilter);
}
