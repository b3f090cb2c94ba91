import { permissionLevels } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { demandUser } from "./demand.ts";
import {
	type AssignmentRow,
	assignmentRows,
	type SingleGrantRow,
	singleGrantRows,
} from "./sql/lists.ts";
import { visibleUsers } from "./visible.ts";

export const listRoleAssignments: Handler<typeof contract.listRoleAssignments> = async (
	context,
	input,
) => {
	const rows = await context.once<AssignmentRow>(assignmentRows(readableOf(context), input));
	return answeredPage(input, rows);
};

export const listUserPermissions: Handler<typeof contract.listUserPermissions> = async (
	context,
	input,
) => {
	const rows = await context.once<SingleGrantRow>(singleGrantRows(readableOf(context), input));
	if (rows.length === 0) await refuseUnread(context, input.userId);
	const items = rows
		.filter(({ id }) => id !== null)
		.map((row) => ({ ...row, level: permissionLevels[row.level] ?? "NONE" }));
	return { items };
};

/** Refuses where the statement found no person to read. Asked apart, so that people with the right need one round trip only. */
export async function refuseUnread(context: ReadContext, userId: string): Promise<never> {
	const { session } = context;
	const needed = { key: "roles.manage", level: "READ", userId, today: todayOf(context) } as const;
	await context.read((tx) => demandUser(tx, session, needed));
	return refuse(commonRefusals.notFound);
}

/** Whose grants a session may read, and the day they are looked at. */
export function readableOf({
	session,
	tenantId,
	now,
}: Pick<ReadContext, "session" | "tenantId" | "now">) {
	const today = todayOf({ session, now });
	return { tenantId, today, visible: visibleUsers(session, "roles.manage", "READ", today) };
}
