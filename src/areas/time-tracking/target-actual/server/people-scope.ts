import { usersInFilter, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { PeopleScope } from "./sql/months.ts";

/** Whose figures may be told: one's own without any right, others' with READ for them. */
export function peopleScope(
	reader: Pick<ReadContext, "session" | "tenantId" | "siteFilter" | "now">,
): PeopleScope {
	const { session, tenantId, siteFilter } = reader;
	const today = todayOf(reader);
	return {
		tenantId,
		ownId: session.userId,
		visible: visibleUsers(session, "timetrackings.manage", "READ", today),
		inSite: siteFilter === null ? null : usersInFilter(session, siteFilter, today),
	};
}
