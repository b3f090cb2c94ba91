import { type RawBuilder, sql } from "kysely";
import {
	anyOrAll,
	isInFilter,
	reachAlike,
	todayOf,
} from "#areas/staff/user-roles/server/public.ts";
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
	// mostly they are the same people
	const orListed = (view: keyof typeof views) =>
		reachAlike(session, views.LIST.right, views[view].right) ? listed : held(context, view, today);
	const read = orListed("READ");
	const personal = orListed("PERSONAL");
	return {
		asked: {
			tenantId,
			today,
			readable: read.condition,
			custom: customOf(tenantId, session.uiFeatures, personal.condition),
		},
		sets: [...new Set([listed, read, personal])].flatMap(({ sets }) => sets),
		among: [listed.condition, isInFilter(session, siteFilter, today)],
	};
}

/** What somebody may see of people, with the right it takes and the name of the set of those people. */
const views = {
	LIST: { right: ["users.manage", "LIST"], set: "listed_user" },
	READ: { right: ["users.manage", "READ"], set: "read_user" },
	PERSONAL: { right: ["contracts.manage", "READ"], set: "personal_user" },
} as const;

/** Whether the person of the row `u` is one for whom the session holds a right; no set where it holds it for all. */
function held({ session }: Asker, view: keyof typeof views, today: string) {
	const { right, set } = views[view];
	const people = anyOrAll(session, [right], today);
	if (people === null) return { sets: [], condition: sql<boolean>`true` };
	const name = sql.ref(set);
	return {
		sets: [sql`${name} (id) as materialized ${people}`],
		condition: sql<boolean>`u.id in (select id from ${name})`,
	};
}
