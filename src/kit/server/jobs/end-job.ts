import type { Tx } from "../database/tenant-transaction.ts";
import type { WriteContext } from "../http/context.ts";
import { deleteEndedJob, requestCancel } from "./sql.ts";
import { announceJob } from "./start-job.ts";

type Ender = Pick<WriteContext, "tenantId" | "session" | "announce">;

/**
 * Asks an open job of the signed-in person to end.
 *
 * @param description shown until it has ended
 * @returns false when there is no such open job
 */
export async function cancelJob(
	tx: Tx,
	context: Ender,
	id: string,
	description: string,
): Promise<boolean> {
	const { tenantId, session } = context;
	const { userId } = session;
	const asked = await requestCancel(tx, tenantId, userId, id, description);
	if (asked) announceJob(context, id, userId, "UPDATE");
	return asked;
}

/** @returns false when there is no such ended job of the signed-in person */
export async function deleteJob(tx: Tx, context: Ender, id: string): Promise<boolean> {
	const { tenantId, session } = context;
	const deleted = await deleteEndedJob(tx, tenantId, session.userId, id);
	if (deleted) announceJob(context, id, session.userId, "DELETE");
	return deleted;
}
