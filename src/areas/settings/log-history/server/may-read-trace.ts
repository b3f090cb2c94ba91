import { holdsAnywhere, holdsGlobally, may } from "#domain/access/may.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { Session } from "#kit/server/session.ts";
import type { TraceRule } from "#kit/server/trace-rules.ts";

/** What an event is about: whose data, and where that lies today. Without units it is gone, or lies nowhere. */
export interface TracePlace {
	readonly subjectUserId: string | null;
	/** The units of today and all their ancestors. */
	readonly unitIds: readonly string[];
	/** The sites above. */
	readonly siteIds: readonly string[];
}

type Asking = Pick<Session, "permissions" | "userId">;

/** Opens the trace of everything, as far as it reaches; fields that take a further right stay masked. */
const ofEverything: PermissionKey = "audit.manage";

/** Whether the session could read any event that a rule governs. */
export function mayLookUp({ permissions }: Asking, { key, isOwn }: TraceRule): boolean {
	return (
		isOwn === true || [key, ofEverything].some((one) => holdsAnywhere(permissions, one, "READ"))
	);
}

/** Whether the session may read events that a rule governs. */
export function mayReadTrace(session: Asking, { key, reach, isOwn }: TraceRule, place: TracePlace) {
	if (isOwn && place.subjectUserId === session.userId) return true;
	return [key, ofEverything].some((one) => reaches(session, one, reach, place));
}

function reaches(
	session: Asking,
	key: PermissionKey,
	reach: TraceRule["reach"],
	place: TracePlace,
): boolean {
	const { permissions } = session;
	if (reach === "ANYWHERE") return holdsAnywhere(permissions, key, "READ");
	if (reach === "COMPANY") return holdsGlobally(permissions, key, "READ");
	return reachesPlace(session, key, place);
}

/** Whether READ on a key reaches a place; the person who holds it for a site holds it in all units below. */
export function reachesPlace(
	{ permissions }: Pick<Session, "permissions">,
	key: PermissionKey,
	{ unitIds, siteIds }: TracePlace,
): boolean {
	return [null, ...siteIds].some((siteId) => may(permissions, key, "READ", { siteId, unitIds }));
}
