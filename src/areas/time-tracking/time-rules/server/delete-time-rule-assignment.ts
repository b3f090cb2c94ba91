import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { finishRuleChange } from "./finish-rule-change.ts";
import { openAssignment } from "./open-assignment.ts";
import { removeAssignment } from "./sql/assignments.ts";
import { subjectOf } from "./subject-of.ts";

type Endpoint = (typeof contract)["deleteTimeRuleAssignment"];

export async function deleteTimeRuleAssignment(
	context: WriteContext,
	ids: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const { rule, before } = await openAssignment(context, ids, "FULL");
	await removeAssignment(tx, tenantId, before.id);
	const change = { id: rule.id, action: "unassigned", before };
	const subject = subjectOf(before);
	return { version: await finishRuleChange(context, { ...change, ...subject }) };
}
