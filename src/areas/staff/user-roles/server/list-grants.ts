import { permissionLevels } from "#domain/access/permission-level.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import {
	type AssignmentRow,
	assignmentRows,
	type SingleGrantRow,
	singleGrantRows,
} from "./sql/lists.ts";
import { visibleUsers } from "./visible.ts";

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

type ListUserPermissionsEndpoint = (typeof contract)["listUserPermissions"];

export async function listUserPermissions(
	context: ReadContext,
	input: InputOf<ListUserPermissionsEndpoint>,
): Promise<AnswerOf<ListUserPermissionsEndpoint>> {
	const { session, tenantId } = context;
	const today = todayOf(context);
	const visible = visibleUsers(session, "roles.manage", "READ", today);
	const rows = await context.once<SingleGrantRow>(
		singleGrantRows({ tenantId, visible, today }, input),
	);
	if (rows.length === 0) refuse(commonRefusals.notFound);
	const items = rows
		.filter(({ id }) => id !== null)
		.map((row) => ({ ...row, level: permissionLevels[row.level] ?? "NONE" }));
	return { items };
}
