import { isInFilter } from "#areas/staff/user-roles/server/public.ts";
import { writtenMonth } from "#areas/time-tracking/target-actual/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { ExportReader } from "#kit/server/export/list-export.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { type MonthCloseItem, obstacleCodes } from "../contract/fields.ts";
import type { contract } from "../contract.ts";
import { type ListedMonth, listedMonths } from "./sql/list.ts";
import { isInReach } from "./sql/reach.ts";

/** One's own month too. */
export const listMonthCloses: Handler<typeof contract.listMonthCloses> = async (context, input) => {
	const rows = await context.once<ListedMonth>(monthsOfList(context, input));
	const { items, ...paging } = answeredPage(input, rows);
	return { items: items.map(itemOf), ...paging };
};

function itemOf({ closedAt, frozenMinutes, ...row }: ListedMonth): MonthCloseItem {
	return {
		...row,
		closedAt: closedAt?.toISOString() ?? null,
		obstacles: obstaclesOf(row),
		changedMinutes: frozenMinutes === null ? 0 : row.balanceMinutes - frozenMinutes,
	};
}

/** A page of those whose months somebody sees, limited to the current site; rows are `ListedMonth`. */
export function monthsOfList(
	asker: ExportReader,
	input: InputOf<(typeof contract)["listMonthCloses"]>,
): Statement {
	const { session, tenantId, siteFilter, now } = asker;
	const today = todayOf(asker);
	const scope = {
		tenantId,
		now,
		...isInReach(session, today),
		isInSite: isInFilter(session, siteFilter, today),
	};
	return listedMonths(scope, writtenMonth(input.month), input);
}

/** What speaks against closing somebody's month, with how often; of a closed one the violations that were frozen with it. */
export function obstaclesOf({
	found,
	isClosed,
}: Pick<ListedMonth, "found" | "isClosed">): MonthCloseItem["obstacles"] {
	const codes = isClosed ? (["VIOLATIONS"] as const) : obstacleCodes;
	return codes.flatMap((code) => (found[code] > 0 ? [{ code, count: found[code] }] : []));
}
