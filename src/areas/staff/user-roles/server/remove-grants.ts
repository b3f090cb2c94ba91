import { auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { deleteGrants } from "./sql/grants.ts";

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
