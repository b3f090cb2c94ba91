import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { assignedTwice, type assignments } from "../contract/assignments.ts";
import { checkDays } from "./open-account.ts";
import { openAssignment } from "./open-assignment.ts";
import { updateAssignment, type Validity } from "./sql/assignments.ts";
import { tracePeople } from "./trace-person.ts";

type Endpoint = typeof assignments.updateSpecialAccountAssignment;

export async function updateSpecialAccountAssignment(
	context: WriteContext,
	{ assignmentId: id, version, ...after }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const stored = await openAssignment(context, id, "WRITE", version);
	checkDays(after);
	const next = await write(context, id, after);
	const { userId, accountId, validFrom, validTo } = stored;
	const before = { validFrom, validTo };
	const change = { id, userId, accountId, action: "changed", before, after };
	await tracePeople(context, "special_account_user", [change]);
	return { version: next };
}

async function write({ tx, tenantId }: WriteContext, id: string, days: Validity): Promise<number> {
	try {
		return await updateAssignment(tx, tenantId, id, days);
	} catch (error) {
		if (violatedConstraint(error)?.kind !== "OVERLAP") throw error;
		return refuse(assignedTwice);
	}
}
