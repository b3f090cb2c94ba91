import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { type AssignmentRow, assignmentRows } from "./sql/lists.ts";
import { visibleUsers } from "./visible-people.ts";

type Endpoint = (typeof contract)["listRoleAssignments"];

export async function listRoleAssignments(
	context: ReadContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { session, tenantId } = context;
	const today = todayOf(context);
	const visible = visibleUsers(session, "roles.manage", "READ", today);
	const rows = await context.once<AssignmentRow>(
		assignmentRows({ tenantId, visible, today }, input),
	);
	const { page, pageSize } = input;
	return { items: rows, total: rows[0]?.total ?? 0, page, pageSize };
}
