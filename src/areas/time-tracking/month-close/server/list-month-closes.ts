import type { Handler } from "#kit/server/http/serve.ts";
import type { MonthCloseItem } from "../contract/fields.ts";
import type { contract } from "../contract.ts";
import { monthsOfList } from "./months-of-list.ts";
import { obstaclesOf } from "./obstacles-of.ts";
import type { ListedMonth } from "./sql/list.ts";

/** One's own month too. */
export const listMonthCloses: Handler<typeof contract.listMonthCloses> = async (context, input) => {
	const rows = await context.once<ListedMonth>(monthsOfList(context, input));
	const { page, pageSize } = input;
	const total = rows[0]?.total ?? 0;
	return { items: rows.map(itemOf), total, page, pageSize };
};

function itemOf(row: ListedMonth): MonthCloseItem {
	const { id, firstName, lastName, personnelNumber } = row;
	const { isClosed, isOver, mayClose, closeNo, closedBy, unitName } = row;
	const { balanceMinutes, frozenMinutes } = row;
	return {
		user: { id, firstName, lastName, personnelNumber },
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
