import { isSelfOrVisible, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { type BalanceRow, balanceRows } from "./sql/list.ts";

/** One round trip, however many people there are. */
export const listLeaveBalances: Handler<typeof contract.listLeaveBalances> = async (
	context,
	input,
) => {
	const { tenantId, session } = context;
	const today = todayOf(context);
	const isVisible = isSelfOrVisible(session, [["leaveaccounts.manage", "LIST"]], today);
	const scope = { tenantId, today, year: input.year, isVisible };
	const rows = await context.once<BalanceRow>(balanceRows(scope, input));
	return {
		balances: rows.map(({ userId, unit, ...units }) => ({
			userId,
			total: writtenAmount(units.total, unit),
			approved: writtenAmount(units.approved, unit),
			requested: writtenAmount(units.requested, unit),
			planned: writtenAmount(units.planned, unit),
			remaining: writtenAmount(units.remaining, unit),
		})),
	};
};
