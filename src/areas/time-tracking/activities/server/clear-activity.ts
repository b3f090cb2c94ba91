import { masterRefusals } from "#kit/contract/master-data/master-refusals.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { activityReasons } from "../contract.ts";
import {
	checkNotDefault,
	checkNotLast,
	dropOverrides,
	type KnownActivity,
} from "./activity-rules.ts";
import { deleteReasons, isBooked, isCharged, lockActivities } from "./sql.ts";

/** Before an activity is deleted: refuses where something relies on it, and takes its reasons along. */
export async function clearActivity(
	tx: Tx,
	context: WriteContext,
	row: KnownActivity,
): Promise<void> {
	const { tenantId } = context;
	const { id } = row;
	await lockActivities(tx, tenantId);
	// what is linked is offered to be archived, whatever else may be said
	if ((await isBooked(tx, tenantId, id)) || (await isCharged(tx, tenantId, id))) {
		refuse(masterRefusals.inUse);
	}
	if (row.isEnabled) await checkNotLast(tx, tenantId, row);
	checkNotDefault(row);
	await dropOverrides(context, id);
	const reasons = await deleteReasons(tx, tenantId, id);
	await auditAll(
		tx,
		context,
		reasons.map((reason) => ({
			entity: activityReasons.entity,
			entityId: reason.id,
			action: "deleted",
			before: { activityId: id, text: reason.text },
		})),
	);
}
