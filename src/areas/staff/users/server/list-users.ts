import { levelForUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { constantly, customOf } from "./sql/columns.ts";
import { userDetail } from "./sql/detail.ts";
import { type ListRow, userPage } from "./sql/list.ts";
import { scopeOf } from "./sql/scope.ts";

export const listUsers: Handler<typeof contract.listUsers> = async (context, input) => {
	const rows = await context.once<ListRow>(userPage(scopeOf(context), input));
	return answeredPage(input, rows);
};

export const getUser: Handler<typeof contract.getUser> = (context, { userId }) => {
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
};
