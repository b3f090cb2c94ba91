import type { Tx } from "../../../../../kit/server/database/tenant-transaction.ts";

/** Whether a person may not book an activity that others may. */
export async function isWithheld(
	tx: Tx,
	tenantId: string,
	userId: string,
	activityId: string,
): Promise<boolean> {
	const row = await tx
		.selectFrom("activity_override")
		.select("activity_id")
		.where("tenant_id", "=", tenantId)
		.where("user_id", "=", userId)
		.where("activity_id", "=", activityId)
		.where("is_allowed", "=", false)
		.executeTakeFirst();
	return row !== undefined;
}
