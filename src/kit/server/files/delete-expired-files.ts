import type { Tx } from "../database/tenant-transaction.ts";
import { deleteExpiredFiles as remove } from "./sql.ts";

/** An upload or a job is long over after a day: what it left unfinished nobody will finish. */
const unfinishedForMs = 24 * 3_600_000;

/** Files whose time is over, and what was never finished; works as the role `maintenance`. */
export function deleteExpiredFiles(tx: Tx, tenantId: string, now: Date): Promise<number> {
	const begunBefore = new Date(now.getTime() - unfinishedForMs);
	return remove(tx, tenantId, now, begunBefore);
}
