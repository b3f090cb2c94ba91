import type { CustomChange } from "#areas/settings/custom-fields/contract/values.ts";
import { checkCustom } from "#areas/settings/custom-fields/server/public.ts";
import { mayChangePersonal } from "#areas/staff/user-roles/server/public.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { audit } from "#kit/server/audit.ts";
import { tracedAs } from "./absence-matter.ts";
import type { HeldAbsence } from "./sql/absence.ts";
import { putCustom, storedCustom } from "./sql/absence-custom.ts";

export interface CustomOfAbsence {
	readonly absence: Pick<HeldAbsence, "id" | "userId" | "activityId" | "classType">;
	/** Not named fields stay; of a new absence the required ones must be named. */
	readonly change: CustomChange | undefined;
	readonly isNew: boolean;
}

/** Checks and stores custom values of an absence; it belongs behind the change that the absence itself gets. */
export async function changeCustom(context: MatterWriter, given: CustomOfAbsence): Promise<void> {
	const { tx, tenantId, session } = context;
	const { absence, change = {}, isNew } = given;
	const { id, userId, activityId } = absence;
	const isOn = session.uiFeatures.includes("CUSTOMFIELDS");
	const isSilent = Object.keys(change).length === 0;
	if (isSilent && !(isNew && isOn)) return;
	const stored = await storedCustom(tx, tenantId, { id, userId });
	const { values, trace } = await checkCustom(context, {
		...{ entity: "ABSENCE", before: stored.custom, change, isNew },
		...{ unitId: stored.unitId, activityId, mayPersonal: await mayChangePersonal(context, userId) },
	});
	if (trace === undefined) return;
	await putCustom(tx, tenantId, id, values);
	await audit(tx, context, {
		entity: tracedAs(absence),
		entityId: id,
		subjectUserId: userId,
		action: "changed",
		...trace,
	});
}
