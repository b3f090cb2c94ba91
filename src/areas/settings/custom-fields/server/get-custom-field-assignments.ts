import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { contract } from "../contract.ts";
import { type AssignmentRow, assignmentOf } from "./sql/assignments.ts";

type Endpoint = (typeof contract)["getCustomFieldAssignments"];

export async function getCustomFieldAssignments(
	context: ReadContext,
	{ id }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	// names every unit of the company
	requireGlobally(context.session, "customfields.manage", "READ");
	const statement = assignmentOf(context.tenantId, id);
	const [row] = await context.once<AssignmentRow>(statement);
	return row ?? refuse(commonRefusals.notFound);
}
