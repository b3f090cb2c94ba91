import { audit } from "../../../../kit/server/audit.ts";
import type { WriteContext } from "../../../../kit/server/http/context.ts";
import { announceGrants } from "./announce-grants.ts";
import type { StoredAssignment } from "./sql/stored.ts";

/** Writes down that an assignment was changed, or taken back where nothing is left of it, and tells others. */
export async function traceAssignment(
	context: WriteContext,
	before: StoredAssignment,
	after: StoredAssignment | undefined,
): Promise<void> {
	await audit(context.tx, context, {
		entity: "role_assignment",
		entityId: before.id,
		subjectUserId: before.userId,
		action: after === undefined ? "deleted" : "changed",
		before: kept(before),
		after: after && kept(after),
	});
	announceGrants(context, [before.userId]);
}

const kept = ({ id: _, version: __, userId: ___, ...rest }: StoredAssignment) =>
	rest;
