import { usersInFilter } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { MonthCloseItem } from "../contract/fields.ts";
import type { contract } from "../contract.ts";
import { writtenMonth } from "./close-month.ts";
import { personOf } from "./sql/closing.ts";
import { type ListedMonth, listedMonths } from "./sql/list.ts";
import { reachOf } from "./sql/reach.ts";

/** One's own month too. */
export const listMonthCloses: Handler<typeof contract.listMonthCloses> = async (context, input) => {
	const rows = await context.once<ListedMonth>(monthsOfList(context, input));
	const { page, pageSize } = input;
	const total = rows[0]?.total ?? 0;
	return { items: rows.map(itemOf), total, page, pageSize };
};

function itemOf(row: ListedMonth): MonthCloseItem {
	const { isClosed, isOver, mayClose, closeNo, closedBy, unitName } = row;
	const { balanceMinutes, frozenMinutes } = row;
	return {
		user: personOf(row),
		unitName,
		isClosed,
		isOver,
		mayClose,
		closeNo,
		closedAt: row.closedAt?.toISOString() ?? null,
		closedBy,
		obstacles: isClosed ? [] : obstaclesOf(row),
		balanceMinutes,
		changedMinutes: frozenMinutes === null ? 0 : balanceMinutes - frozenMinutes,
	};
}

/** What is known of the person who asks, in a request as in an export. */
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

/** What speaks against closing somebody's month, with how often. */
export function obstaclesOf(row: ListedMonth): MonthCloseItem["obstacles"] {
	const counts = [
		["ENTRY_RUNNING", row.running],
		["REQUESTED", row.requested],
		["CHANGE_REQUESTED", row.changeRequests],
		["VIOLATIONS", row.violations],
		["EARLIER_OPEN", row.earlierOpen],
		["STALE", row.stale],
	] as const;
	return counts.flatMap(([code, count]) => (count > 0 ? [{ code, count }] : []));
}
