import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { deleteAssignment, readAssignment } from "./sql.ts";
import { requireForUser, traceAssignment } from "./write-assignment.ts";

export async function deleteUserQualification(
	context: WriteContext,
	{ id }: { readonly id: string },
): Promise<Record<string, never>> {
	const { tx, tenantId } = context;
	const before = await readAssignment(tx, tenantId, id, todayOf(context));
	if (before === undefined) return refuse(commonRefusals.notFound);
	await requireForUser(tx, context, before.userId, "FULL");
	await deleteAssignment(tx, tenantId, id);
	await traceAssignment(context, before, undefined);
	return {};
}
