import { followable } from "#areas/settings/global/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { shortNoticeDays } from "./sql.ts";

/** Where a department has said nothing. */
export const usualNoticeDays = () => followable("shiftplan.changes", null).noticeDays;

/** Days of notice that people of some departments are to have today. */
export function noticeDaysOf(
	tx: Tx,
	asker: Pick<WriteContext, "tenantId" | "session" | "now">,
	unitIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
	const { tenantId } = asker;
	const facts = { tenantId, today: todayOf(asker), usualDays: usualNoticeDays() };
	return shortNoticeDays(tx, facts, unitIds);
}
