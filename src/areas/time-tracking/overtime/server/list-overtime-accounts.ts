import { isInFilter, isVisible, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { ExportReader } from "#kit/server/export/list-export.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { type AccountRow, accountRows, type Scope } from "./sql/list.ts";

export const listOvertimeAccounts: Handler<typeof contract.listOvertimeAccounts> = async (
	context,
	input,
) => {
	const rows = await context.once<AccountRow>(accountRows(shownAccounts(context), input));
	return answeredPage(input, rows);
};

/** Whose accounts somebody sees, limited to the current site. */
export function shownAccounts(context: ExportReader): Scope {
	const { tenantId, siteFilter, session } = context;
	const today = todayOf(context);
	return {
		tenantId,
		today,
		isVisible: isVisible(session, [["overtime.manage", "READ"]], today),
		isInSite: isInFilter(session, siteFilter, today),
	};
}
