import { auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { StoredAssignment } from "./sql/stored.ts";
import { announceGrants } from "./trace-grants.ts";

interface Change {
	readonly before: StoredAssignment;
	/** Undefined where nothing is left of it. */
	readonly after: StoredAssignment | undefined;
}

/** Writes down that an assignment was changed, or taken back where nothing is left of it, and tells others. */
export function traceAssignment(
	context: WriteContext,
	before: StoredAssignment,
	after: StoredAssignment | undefined,
): Promise<void> {
	return traceAssignments(context, [{ before, after }]);
}

/** The same for several at once. */
export async function traceAssignments(
	context: WriteContext,
	changes: readonly Change[],
): Promise<void> {
	await auditAll(
		context.tx,
		context,
		changes.map(({ before, after }) => ({
			entity: "role_assignment",
			entityId: before.id,
			subjectUserId: before.userId,
			action: after === undefined ? "deleted" : "changed",
			before: kept(before),
			after: after && kept(after),
		})),
	);
	const people = new Set(changes.map(({ before }) => before.userId));
	if (people.size > 0) announceGrants(context, [...people]);
}

const kept = ({ id: _, version: __, userId: ___, ...rest }: StoredAssignment) => rest;
