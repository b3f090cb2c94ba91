import { levelForUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { constantly, customOf } from "./sql/columns.ts";
import { userDetail } from "./sql/detail.ts";
import { type ListRow, userPage } from "./sql/list.ts";
import { scopeOf } from "./sql/scope.ts";

type Endpoint = (typeof contract)["listUsers"];

export async function listUsers(
	context: ReadContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const rows = await context.once<ListRow>(userPage(scopeOf(context), input));
	const { page, pageSize } = input;
	return {
		// a page beyond the last one tells the number alone
		items: rows.filter(({ id }) => id !== null),
		total: rows[0]?.total ?? 0,
		page,
		pageSize,
	};
}

type GetUserEndpoint = (typeof contract)["getUser"];

export function getUser(
	context: ReadContext,
	{ userId }: InputOf<GetUserEndpoint>,
): Promise<AnswerOf<GetUserEndpoint>> {
	const { session, tenantId, now } = context;
	const today = todayOf(context);
	return context.read(async (tx) => {
		const key = "users.manage";
		const level = await levelForUser(tx, session, key, userId, today);
		if (level === "NONE") return refuse(commonRefusals.notFound);
		const readable = constantly(includesLevel(level, "READ"));
		const personal = await levelForUser(tx, session, "contracts.manage", userId, today);
		const mayPersonal = constantly(includesLevel(personal, "READ"));
		const custom = customOf(tenantId, session.uiFeatures, mayPersonal);
		const asked = { tenantId, today, readable, custom };
		const user = await userDetail(tx, asked, userId, now);
		if (user === undefined) return refuse(commonRefusals.notFound);
		const invitedUntil = user.invitedUntil?.toISOString() ?? null;
		return { ...user, level, invitedUntil };
	});
}
