import { permissionLevels } from "#domain/access/permission-level.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { grantsTopic } from "../contract.ts";
import { deleteGrants } from "./sql/grants.ts";
import type { StoredAssignment, StoredPermission } from "./sql/stored.ts";

/** After a change of people's rights: other processes forget what they may do, browsers fetch their grants anew. */
export function announceGrants(
	context: Pick<WriteContext, "announce">,
	userIds: readonly string[],
): void {
	const [userId] = userIds;
	const about = userIds.length === 1 && userId !== undefined ? { userId } : {};
	context.announce({ kind: "ROLES", ...about });
	context.announce({ kind: grantsTopic, ...about });
}

interface Change<Grant> {
	/** Undefined where it is new. */
	readonly before: Grant | undefined;
	/** Undefined where nothing is left of it. */
	readonly after: Grant | undefined;
}

/** Writes down that assignments were changed or taken back, and tells others. */
export function traceAssignments(
	context: WriteContext,
	changes: readonly Change<StoredAssignment>[],
): Promise<void> {
	return trace(context, "role_assignment", changes);
}

/** The same for a single grant; its level is kept by its name. */
export function tracePermission(
	context: WriteContext,
	before: StoredPermission | undefined,
	after: StoredPermission | undefined,
): Promise<void> {
	const named = (grant: StoredPermission | undefined) =>
		grant && { ...grant, level: permissionLevels[grant.level] };
	return trace(context, "user_permission", [{ before: named(before), after: named(after) }]);
}

type Traced = Pick<StoredAssignment, "id" | "version" | "userId">;

async function trace<Grant extends Traced>(
	context: WriteContext,
	entity: string,
	changes: readonly Change<Grant>[],
): Promise<void> {
	const events = changes.map(({ before, after }) => {
		const { id, userId } = (after ?? before) as Grant;
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
	const people = new Set(events.map(({ subjectUserId }) => subjectUserId));
	if (people.size > 0) announceGrants(context, [...people]);
}

const kept = ({ id: _, version: __, userId: ___, ...rest }: Traced) => rest;

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
