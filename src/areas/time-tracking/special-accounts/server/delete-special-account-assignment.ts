import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { assignments } from "../contract/assignments.ts";
import { openAssignment } from "./open-assignment.ts";
import { deleteAssignment } from "./sql/assignments.ts";
import { tracePeople } from "./trace-person.ts";

type Endpoint = typeof assignments.deleteSpecialAccountAssignment;

export async function deleteSpecialAccountAssignment(
	context: WriteContext,
	{ assignmentId: id }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const stored = await openAssignment(context, id, "FULL");
	await deleteAssignment(tx, tenantId, id);
	const { userId, accountId, validFrom, validTo } = stored;
	const before = { accountId, validFrom, validTo };
	const change = { id, userId, accountId, action: "deleted", before };
	await tracePeople(context, "special_account_user", [change]);
	return {};
}
