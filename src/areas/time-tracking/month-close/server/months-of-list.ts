import { usersInFilter } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { writtenMonth } from "./close-month.ts";
import { listedMonths } from "./sql/list.ts";
import { reachOf } from "./sql/reach.ts";

/** What is known of whoever asks, in a request as in an export. */
type Asker = Pick<ReadContext, "tenantId" | "siteFilter" | "session" | "now">;

/** A page of those whose months somebody sees, limited to the current site; rows are `ListedMonth`. */
export function monthsOfList(
	asker: Asker,
	input: InputOf<(typeof contract)["listMonthCloses"]>,
): Statement {
	const { session, tenantId, siteFilter, now } = asker;
	const today = todayOf(asker);
	const scope = {
		tenantId,
		ownId: session.userId,
		now,
		...reachOf(session, today),
		inSite: siteFilter === null ? null : usersInFilter(session, siteFilter, today),
	};
	return listedMonths(scope, writtenMonth(input.month), input);
}
