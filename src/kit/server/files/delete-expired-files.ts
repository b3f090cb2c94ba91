import type { Services } from "../services.ts";
import { deleteExpiredFiles as remove } from "./sql.ts";

/** An upload or a job is long over after a day: what it left unfinished nobody will finish. */
const unfinishedForMs = 24 * 3_600_000;

/** Retention; works as the role `maintenance`. */
export async function deleteExpiredFiles(
	{ maintenance, clock }: Services,
	tenantId: string,
): Promise<void> {
	const now = clock.now();
	const begunBefore = new Date(now.getTime() - unfinishedForMs);
	await maintenance.within(tenantId, (tx) =>
		remove(tx, tenantId, now, begunBefore),
	);
}
