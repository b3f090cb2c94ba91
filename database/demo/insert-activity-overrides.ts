import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Structure } from "./insert-structure.ts";

/** One person of a ward books no errands: her duty never leaves the house. */
export async function insertActivityOverrides(
	{ tx, tenantId }: TenantBuilder,
	{ userIds, activities }: Structure,
): Promise<void> {
	const userId = userIds.get("anna.albrecht");
	if (userId === undefined) return;
	await tx
		.insertInto("activity_override")
		.values([
			{
				tenant_id: tenantId,
				user_id: userId,
				activity_id: activities.errand.id,
				class_type: "ACTION",
				is_allowed: false,
			},
			{
				tenant_id: tenantId,
				user_id: userId,
				activity_id: activities.work.id,
				class_type: "WORKTIME",
				is_default: true,
			},
		])
		.execute();
}
