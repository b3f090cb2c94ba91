import { todayOf, usersInFilter, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { ReadContext } from "#kit/server/http/context.ts";

/** Whose plans somebody may list, at the site that is shown; in a request as in an export. */
export function planReader(
	context: Pick<ReadContext, "tenantId" | "session" | "now" | "siteFilter">,
) {
	const { tenantId, session, siteFilter } = context;
	const today = todayOf(context);
	return {
		tenantId,
		today,
		among: [
			visibleUsers(session, "worksheets.manage", "READ", today),
			usersInFilter(session, siteFilter, today),
		],
	};
}
