import { auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { grantsTopic } from "../contract.ts";
import { deleteGrants } from "./sql/grants.ts";

/** After a change of people's rights: other processes forget what they may do, browsers fetch their grants anew. */
export function announceGrants(
	context: Pick<WriteContext, "announce">,
	userIds: readonly string[],
): void {
	const [userId] = userIds;
	if (userIds.length === 1 && userId !== undefined) {
		context.announce({ kind: "ROLES", userId });
		context.announce({ kind: grantsTopic, userId });
		return;
	}
	context.announce({ kind: "ROLES" });
	context.announce({ kind: grantsTopic });
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
