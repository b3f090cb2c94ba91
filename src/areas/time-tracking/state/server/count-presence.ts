import { anyOrAll, type Right, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { scopeOf } from "./scope.ts";
import { presence } from "./sql.ts";

/** How many of the people for whom one of some rights is held do what: the row's `counts`, by status. Nobody is listed. */
export function countedPresence(context: ReadContext, rights: readonly Right[]): Statement {
	const { session } = context;
	const seen = anyOrAll(session, rights, todayOf(context));
	return presence({ ...scopeOf(context), seen }, { recursive: true, userIds: [] });
}
