import { type RawBuilder, sql } from "kysely";
import { holdsGlobally } from "../../../../../domain/access/may.ts";
import type { ReadContext } from "../../../../../kit/server/http/context.ts";
import {
	todayOf,
	usersInFilter,
	visibleUsers,
} from "../../../user-roles/server/public.ts";
import type { Asked } from "./columns.ts";

export interface Scope {
	readonly asked: Asked;
	/** Sets of ids that the conditions name, each computed once: they go behind `with`. */
	readonly sets: readonly RawBuilder<unknown>[];
	/** Conditions on the row `u`. */
	readonly among: readonly RawBuilder<unknown>[];
}

/** What is known of whoever asks, in a request as in an export. */
type Asker = Pick<ReadContext, "tenantId" | "siteFilter" | "session" | "now">;

/** Who asks about people: whom she sees, limited to the current site, and whom in detail. */
export function scopeOf(context: Asker): Scope {
	const { tenantId, siteFilter, session } = context;
	const today = todayOf(context);
	const listed = held(context, "LIST", today);
	const read = held(context, "READ", today);
	return {
		asked: { tenantId, today, readable: read.condition },
		sets: [...listed.sets, ...read.sets],
		among: [
			listed.condition,
			...(siteFilter === null
				? []
				: [
						// in a company of one site nobody has to be looked for
						sql`((select count(*) from site where tenant_id = ${tenantId} and is_enabled and id <> ${siteFilter}) = 0
							or u.id in ${usersInFilter(session, siteFilter, today)})`,
					]),
		],
	};
}

/** Whether the person of the row `u` is one for whom the session holds a level; no set where it holds it for all. */
function held(
	{ session }: Asker,
	level: "LIST" | "READ",
	today: string,
): {
	readonly sets: readonly RawBuilder<unknown>[];
	readonly condition: RawBuilder<boolean>;
} {
	const key = "users.manage";
	if (holdsGlobally(session.permissions, key, level)) {
		return { sets: [], condition: sql<boolean>`true` };
	}
	const name = sql.ref(level === "LIST" ? "listed_user" : "read_user");
	const people = visibleUsers(session, key, level, today);
	return {
		sets: [sql`${name} (id) as materialized ${people}`],
		condition: sql<boolean>`u.id in (select id from ${name})`,
	};
}
