import type { InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { assignRolesToUsers } from "./assign-roles.ts";
import { demandDays, demandPeople } from "./demand-grantable.ts";

export async function createRoleAssignments(
	context: WriteContext,
	{ userIds, ...role }: InputOf<(typeof contract)["createRoleAssignments"]>,
): Promise<{ created: number }> {
	await demandPeople(context, userIds, "WRITE", todayOf(context));
	demandDays(role);
	const people = [...new Set(userIds)];
	const created = await assignRolesToUsers(
		context.tx,
		context,
		people.map((userId) => ({ ...role, userId })),
	);
	return { created };
}
