import { permissionLevels } from "#domain/access/permission-level.ts";
import { type Actor, auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { grantsTopic } from "../contract.ts";
import { deleteGrants, type NewAssignment } from "./sql/grants.ts";
import type { GrantTable, StoredPermission } from "./sql/stored.ts";

type Traced = NewAssignment | StoredPermission;

interface Change {
	/** Undefined where it is new. */
	readonly before?: Traced;
	/** Undefined where nothing is left of it. */
	readonly after?: Traced | undefined;
}

/**
 * Writes down that grants were given, changed or taken back, and tells others: other processes forget what people may do,
 * browsers fetch their grants anew.
 */
export async function traceGrants(
	context: Pick<WriteContext, "tx" | "tenantId" | "session" | "now" | "announce"> &
		Pick<Actor, "traceId">,
	entity: GrantTable,
	changes: readonly Change[],
): Promise<void> {
	const events = changes.map(({ before, after }) => {
		const { id, userId } = (after ?? before) as Traced;
		const last = after === undefined ? "deleted" : "changed";
		return {
			entity,
			entityId: id,
			subjectUserId: userId,
			action: before === undefined ? "created" : last,
			before: before && kept(before),
			after: after && kept(after),
		};
	});
	await auditAll(context.tx, context, events);
	const [userId, ...others] = new Set(events.map(({ subjectUserId }) => subjectUserId));
	if (userId === undefined) return;
	const about = others.length === 0 ? { userId } : {};
	context.announce({ kind: "ROLES", ...about });
	context.announce({ kind: grantsTopic, ...about });
}

/** A level is kept by its name. */
function kept(grant: Traced) {
	const { id: _, version: __, userId: ___, ...rest } = { version: 0, ...grant };
	return "level" in rest ? { ...rest, level: permissionLevels[rest.level] } : rest;
}

/** Takes every grant of a person who is being deleted, and leaves the trace of each. */
export async function removeGrants(
	context: Pick<WriteContext, "tx" | "tenantId" | "session" | "traceId" | "now">,
	userId: string,
): Promise<void> {
	const { tx, tenantId } = context;
	const taken = await deleteGrants(tx, tenantId, userId);
	await auditAll(
		tx,
		context,
		taken.map(({ entity, id, kept }) => ({
			entity,
			entityId: id,
			subjectUserId: userId,
			action: "deleted",
			before: kept,
		})),
	);
}
