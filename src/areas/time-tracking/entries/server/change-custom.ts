import type { CustomChange } from "#areas/settings/custom-fields/contract/values.ts";
import { type CheckedCustom, checkCustom } from "#areas/settings/custom-fields/server/public.ts";
import { mayChangePersonal } from "#areas/staff/user-roles/server/public.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { audit } from "#kit/server/audit.ts";
import { putCustom, storedCustom } from "./sql/entry-custom.ts";

export interface CustomOfEntry {
	readonly id: string;
	readonly userId: string;
	readonly activityId: string;
	/** Not named fields stay; of a new entry the required ones must be named. */
	readonly change: CustomChange | undefined;
	readonly isNew: boolean;
}

/** Checks and stores custom values of an entry; it belongs behind the change that the entry itself gets. */
export async function changeCustom(context: MatterWriter, given: CustomOfEntry): Promise<void> {
	const checked = await checkedCustom(context, given);
	if (checked?.trace === undefined) return;
	const { tx, tenantId } = context;
	const { id, userId } = given;
	await putCustom(tx, tenantId, id, checked.values);
	await audit(tx, context, {
		entity: "time_tracking",
		entityId: id,
		subjectUserId: userId,
		action: "changed",
		...checked.trace,
	});
}

/** What is to be stored; undefined where there is nothing to be said. Refuses what does not fit its fields. */
export async function checkedCustom(
	context: MatterWriter,
	{ id, userId, activityId, change = {}, isNew }: CustomOfEntry,
): Promise<CheckedCustom | undefined> {
	const { tx, tenantId, session } = context;
	const isOn = session.uiFeatures.includes("CUSTOMFIELDS");
	const isSilent = Object.keys(change).length === 0;
	if (isSilent && !(isNew && isOn)) return undefined;
	const stored = await storedCustom(tx, tenantId, { id, userId });
	return checkCustom(context, {
		entity: "TRACKING",
		before: stored.custom,
		change,
		unitId: stored.unitId,
		activityId,
		mayPersonal: await mayChangePersonal(context, userId),
		isNew,
	});
}
