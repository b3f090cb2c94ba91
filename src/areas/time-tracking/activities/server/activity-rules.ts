import type { AbsenceKind } from "#domain/absences/kind-fault.ts";
import { masterRefusals } from "#kit/contract/master-data/master-refusals.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	activities,
	activityReasons,
	classFixed,
	defaultArchived,
	defaultNeeded,
	lastOfClass,
} from "../contract.ts";
import { checkKind } from "./kind-rules.ts";
import { deleteOverridesOf } from "./sql/overrides.ts";
import {
	deleteReasons,
	dropDefault,
	hasOtherEnabled,
	isBooked,
	isCharged,
	lockActivities,
} from "./sql.ts";

interface Facts extends AbsenceKind {
	readonly isDefault: boolean;
	/** Given only where it is changed. */
	readonly isEnabled?: boolean;
}

interface KnownActivity extends Facts {
	readonly id: string;
	readonly isEnabled: boolean;
}

/** Clocks begin with one of these, by itself with the default. */
export const neededClasses: readonly string[] = ["WORKTIME", "PAUSE"];

/** Keeps what clocks and entries rely on; a new default takes the place of the former one. */
export async function checkActivity(
	tx: Tx,
	context: WriteContext,
	values: Facts,
	before: KnownActivity | undefined,
): Promise<void> {
	const { tenantId } = context;
	await lockActivities(tx, tenantId);
	const isEnabled = values.isEnabled ?? before?.isEnabled ?? true;
	const hasMoved = values.classType !== before?.classType;
	if (before !== undefined) {
		if (before.isEnabled && (hasMoved || !isEnabled)) await checkNotLast(tx, tenantId, before);
		if (hasMoved && (await isBooked(tx, tenantId, before.id))) refuse(classFixed);
		if (before.isDefault && !isEnabled) refuse(defaultNeeded);
		if (isGivenUp(values, before)) refuse(defaultNeeded);
		if (hasMoved) await dropOverrides(context, before.id);
	}
	await checkKind(context, values, before);
	if (!values.isDefault) return;
	if (!isEnabled) refuse(defaultArchived);
	if (hasMoved || !before?.isDefault) {
		await dropFormerDefault(context, values.classType, before?.id);
	}
}

/** The clock's default goes to another activity by making that one the default, never by leaving none. */
function isGivenUp(values: Facts, before: KnownActivity): boolean {
	const stays = values.isDefault && values.classType === before.classType;
	return before.isDefault && !stays && neededClasses.includes(before.classType);
}

/** Refuses to lose the last activity that clocks can begin work or a pause with. */
async function checkNotLast(tx: Tx, tenantId: string, { id, classType }: KnownActivity) {
	if (!neededClasses.includes(classType)) return;
	if (!(await hasOtherEnabled(tx, tenantId, classType, id))) refuse(lastOfClass);
}

/** A class has one default: making another the default takes it from the former. */
async function dropFormerDefault(
	context: WriteContext,
	classType: string,
	exceptId: string | undefined,
): Promise<void> {
	const { tx, tenantId } = context;
	const ids = await dropDefault(tx, tenantId, classType, exceptId);
	if (ids.length === 0) return;
	await auditAll(
		tx,
		context,
		ids.map((entityId) => ({
			entity: activities.entity,
			entityId,
			action: "changed",
			before: { isDefault: true },
			after: { isDefault: false },
		})),
	);
	context.announce({ kind: activities.topic, ids, update: "UPDATE" });
}

/** Before an activity is deleted or becomes of another class: what is said of it for people goes with it. */
async function dropOverrides(context: WriteContext, activityId: string): Promise<void> {
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

/** Before an activity is deleted: refuses where something relies on it, and takes its reasons along. */
export async function clearActivity(tx: Tx, context: WriteContext, row: KnownActivity) {
	const { tenantId } = context;
	const { id } = row;
	await lockActivities(tx, tenantId);
	// what is linked is offered to be archived, whatever else may be said
	if ((await isBooked(tx, tenantId, id)) || (await isCharged(tx, tenantId, id))) {
		refuse(masterRefusals.inUse);
	}
	if (row.isEnabled) await checkNotLast(tx, tenantId, row);
	if (row.isDefault && neededClasses.includes(row.classType)) refuse(defaultNeeded);
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
