import { auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	activities,
	classFixed,
	defaultArchived,
	defaultNeeded,
	lastOfClass,
} from "../contract.ts";
import { deleteOverridesOf } from "./sql/overrides.ts";
import { dropDefault, hasOtherEnabled, isBooked, lockActivities } from "./sql.ts";

interface Facts {
	readonly classType: string;
	readonly isDefault: boolean;
	/** Given only where it is changed. */
	readonly isEnabled?: boolean;
}

export interface KnownActivity extends Facts {
	readonly id: string;
	readonly isEnabled: boolean;
}

/** Clocks begin with the default of these. */
const clockClasses: readonly string[] = ["WORKTIME", "PAUSE"];

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
	if (!values.isDefault) return;
	if (!isEnabled) refuse(defaultArchived);
	if (hasMoved || !before?.isDefault) {
		await dropFormerDefault(context, values.classType, before?.id);
	}
}

/** The clock's default goes to another activity by making that one the default, never by leaving none. */
function isGivenUp(values: Facts, before: KnownActivity): boolean {
	const stays = values.isDefault && values.classType === before.classType;
	return before.isDefault && !stays && clockClasses.includes(before.classType);
}

/** Refuses to lose the last activity that clocks can begin work or a pause with. */
export async function checkNotLast(
	tx: Tx,
	tenantId: string,
	{ id, classType }: KnownActivity,
): Promise<void> {
	if (!clockClasses.includes(classType)) return;
	if (!(await hasOtherEnabled(tx, tenantId, classType, id))) refuse(lastOfClass);
}

/** What deleting would leave without a default. */
export function checkNotDefault(row: KnownActivity): void {
	if (row.isDefault && clockClasses.includes(row.classType)) refuse(defaultNeeded);
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
