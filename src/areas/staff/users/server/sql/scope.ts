import { type RawBuilder, sql } from "kysely";
import { isInFilter, todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { holdsGlobally } from "#domain/access/may.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { type Asked, customOf } from "./columns.ts";

export interface Scope {
	readonly asked: Asked;
	/** Sets of ids that the conditions name, each computed once: they go behind `with`. */
	readonly sets: readonly RawBuilder<unknown>[];
	/** Conditions on the row `u`. */
	readonly among: readonly RawBuilder<unknown>[];
}

/** What is known of the person who asks, in a request as in an export. */
type Asker = Pick<ReadContext, "tenantId" | "siteFilter" | "session" | "now">;

/** Who asks about people: whom she sees, limited to the current site, and whom in detail. */
export function scopeOf(context: Asker): Scope {
	const { tenantId, siteFilter, session } = context;
	const today = todayOf(context);
	const listed = held(context, "LIST", today);
	const read = held(context, "READ", today);
	const personal = held(context, "PERSONAL", today);
	return {
		asked: {
			tenantId,
			today,
			readable: read.condition,
			custom: customOf(tenantId, session.uiFeatures, personal.condition),
		},
		sets: [...listed.sets, ...read.sets, ...personal.sets],
		among: [listed.condition, isInFilter(session, siteFilter, today)],
	};
}

/** What somebody may see of people, with the right it takes and the name of the set of those people. */
const views = {
	LIST: { key: "users.manage", level: "LIST", set: "listed_user" },
	READ: { key: "users.manage", level: "READ", set: "read_user" },
	PERSONAL: { key: "contracts.manage", level: "READ", set: "personal_user" },
} as const;

/** Whether the person of the row `u` is one for whom the session holds a right; no set where it holds it for all. */
function held({ session }: Asker, view: keyof typeof views, today: string) {
	const { key, level, set } = views[view];
	if (holdsGlobally(session.permissions, key, level)) {
		return { sets: [], condition: sql<boolean>`true` };
	}
	const name = sql.ref(set);
	const people = visibleUsers(session, key, level, today);
	return {
		sets: [sql`${name} (id) as materialized ${people}`],
		condition: sql<boolean>`u.id in (select id from ${name})`,
	};
}
