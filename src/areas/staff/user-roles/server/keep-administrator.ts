import type { Tx } from "../../../../kit/server/database/tenant-transaction.ts";
import { refuse } from "../../../../kit/server/refuse.ts";
import { lastAdministrator } from "../../users/contract/refusals.ts";
import { administratorsOf } from "./sql/administrators.ts";

/**
 * Runs a change of rights and refuses it where it leaves nobody who holds everything: neither today nor, by an end that
 * was set, on a day to come.
 */
export async function keepAdministrator<T>(
	tx: Tx,
	tenantId: string,
	today: string,
	change: () => Promise<T>,
): Promise<T> {
	const before = await administratorsOf(tx, tenantId, today);
	const answer = await change();
	const after = await administratorsOf(tx, tenantId, today);
	const isLasting = (found: typeof before) =>
		found.some((one) => one.isLasting);
	if (before.length > 0 && after.length === 0) refuse(lastAdministrator);
	if (isLasting(before) && !isLasting(after)) refuse(lastAdministrator);
	return answer;
}
