import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { Assignment, contract } from "../contract.ts";
import { readAssignment, updateAssignment } from "./sql.ts";
import { checkHeld, finishAssignment, onFreeDays, requireForUser } from "./write-assignment.ts";

export async function updateUserQualification(
	context: WriteContext,
	input: InputOf<typeof contract.updateUserQualification>,
): Promise<Assignment> {
	const { tx, tenantId } = context;
	const before = await readAssignment(tx, tenantId, input.id, todayOf(context));
	if (before === undefined) return refuse(commonRefusals.notFound);
	await requireForUser(tx, context, before.userId, "WRITE");
	if (before.version !== input.version) {
		await refuseStale(tx, {
			tenantId,
			entity: "user_qualification",
			entityId: input.id,
			current: { ...before },
		});
	}
	checkHeld(before, input);
	await onFreeDays(() => updateAssignment(tx, tenantId, input.id, input));
	return finishAssignment(context, input.id, before);
}
