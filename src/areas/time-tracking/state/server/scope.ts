import type { RawBuilder } from "kysely";
import {
	anyOrAll,
	isInFilter,
	type Right,
	todayOf,
	visibleOrAll,
} from "#areas/staff/user-roles/server/public.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { ReadContext } from "#kit/server/http/context.ts";

/** Who asks, whom she sees, and of whom she sees more; sub-queries of ids, null for everybody. */
export interface Scope {
	readonly tenantId: string;
	readonly ownId: string;
	readonly now: Date;
	/**
	 * Whom she may list as a person, whom by their times: one of the two is enough. `liveview.enabled` itself names no
	 * place.
	 */
	readonly seen: RawBuilder<string> | null;
	/** Whether the current site has the row `u` of a person. */
	readonly isInSite: RawBuilder<unknown>;
	/** Whose activity and project she may know. */
	readonly timesOf: RawBuilder<string> | null;
	/** Of whose absences she may know the kind. */
	readonly absencesOf: RawBuilder<string> | null;
}

export function scopeOf(context: ReadContext): Scope {
	const { session, siteFilter, now } = context;
	const { tenantId, userId } = session;
	const today = todayOf(context);
	const among = (key: PermissionKey, level: PermissionLevel) =>
		visibleOrAll(session, key, level, today);
	const either: readonly Right[] = [
		["users.manage", "LIST"],
		["timetrackings.manage", "LIST"],
	];
	return {
		tenantId,
		ownId: userId,
		now,
		seen: anyOrAll(session, either, today),
		isInSite: isInFilter(session, siteFilter, today),
		timesOf: among("timetrackings.manage", "READ"),
		absencesOf: among("absences.manage", "READ"),
	};
}
