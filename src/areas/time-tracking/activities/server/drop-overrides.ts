import { auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { deleteOverridesOf } from "./sql/overrides.ts";

/** Before an activity is deleted or becomes of another class: what is said of it for people goes with it. */
export async function dropOverrides(context: WriteContext, activityId: string): Promise<void> {
	const { tx, tenantId } = context;
	const dropped = await deleteOverridesOf(tx, tenantId, activityId);
	await auditAll(
		tx,
		context,
		dropped.map(({ userId, isAllowed, isDefault }) => ({
			entity: "activity_override",
			entityId: userId,
			subjectUserId: userId,
			action: "deleted",
			before: { activityId, isAllowed, isDefault },
		})),
	);
}
