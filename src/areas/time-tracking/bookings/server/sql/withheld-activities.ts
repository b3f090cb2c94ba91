import type { Tx } from "#kit/server/database/tenant-transaction.ts";

/** The activities that a person may not book though others may; a few at most. */
export async function withheldActivities(
	tx: Tx,
	tenantId: string,
	userId: string,
): Promise<string[]> {
	const rows = await tx
		.selectFrom("activity_override")
		.select("activity_id")
		.where("tenant_id", "=", tenantId)
		.where("user_id", "=", userId)
		.where("is_allowed", "=", false)
		.execute();
	return rows.map((row) => row.activity_id);
}

export async function isWithheld(
	tx: Tx,
	tenantId: string,
	userId: string,
	activityId: string,
): Promise<boolean> {
	const withheld = await withheldActivities(tx, tenantId, userId);
	return withheld.includes(activityId);
}
