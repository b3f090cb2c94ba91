import { type RawBuilder, sql } from "kysely";
import { holdsGlobally } from "../../../../../domain/access/may.ts";
import type { ReadContext } from "../../../../../kit/server/http/context.ts";
import {
	todayOf,
	usersInFilter,
	visibleUsers,
} from "../../../user-roles/server/public.ts";
import type { Asked } from "./columns.ts";

/** Whether the person of the row `u` is one for whom the session holds a level; without a sub-query where it holds it for all. */
function held(
	{ session }: ReadContext,
	level: "LIST" | "READ",
	today: string,
): RawBuilder<boolean> {
	return holdsGlobally(session.permissions, "users.manage", level)
		? sql<boolean>`true`
		: sql<boolean>`u.id in ${visibleUsers(session, "users.manage", level, today)}`;
}

/** Who asks about people: whom she sees, limited to the current site, and whom in detail. */
export function scopeOf(context: ReadContext): {
	readonly asked: Asked;
	readonly among: readonly RawBuilder<unknown>[];
} {
	const { session, siteFilter, tenantId } = context;
	const today = todayOf(context);
	const ofSite =
		siteFilter === null
			? []
			: [sql`u.id in ${usersInFilter(session, siteFilter, today)}`];
	return {
		asked: { tenantId, today, readable: held(context, "READ", today) },
		among: [held(context, "LIST", today), ...ofSite],
	};
}
