import type { InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type Assignment, type contract, qualificationNotUsable } from "../contract.ts";
import { insertAssignment, readQualification } from "./sql.ts";
import { checkHeld, finishAssignment, onFreeDays, requireForUser } from "./write-assignment.ts";

export async function createUserQualification(
	context: WriteContext,
	input: InputOf<typeof contract.createUserQualification>,
): Promise<Assignment> {
	const { tx, tenantId, now } = context;
	await requireForUser(tx, context, input.userId, "WRITE");
	const facts = await readQualification(tx, tenantId, input.qualificationId);
	if (!facts?.isEnabled) return refuse(qualificationNotUsable);
	checkHeld(facts, input);
	const id = newId(now.getTime());
	const row = { ...input, id, type: facts.type };
	await onFreeDays(() => insertAssignment(tx, tenantId, row));
	return finishAssignment(context, id, undefined);
}
