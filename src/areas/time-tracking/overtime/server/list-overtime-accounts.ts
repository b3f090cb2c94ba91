import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { shownAccounts } from "./shown-accounts.ts";
import { type AccountRow, accountRows } from "./sql/list.ts";

export const listOvertimeAccounts: Handler<typeof contract.listOvertimeAccounts> = async (
	context,
	input,
) => {
	const rows = await context.once<AccountRow>(accountRows(shownAccounts(context), input));
	const { page, pageSize } = input;
	return { items: rows, total: rows[0]?.total ?? 0, page, pageSize };
};
