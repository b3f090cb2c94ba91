import { todayOf, visibleUnits, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { suggestedAt } from "./sql/related.ts";
import { permission } from "./write/resolve-changes.ts";

/** Whom the department of a workspace suggests for its shifts. */
export const getSuggestedPeople: Handler<(typeof contract)["getSuggestedPeople"]> = (
	context,
	{ workspaceId },
) => {
	const { tenantId, session } = context;
	const today = todayOf(context);
	const people = visibleUsers(session, permission, "WRITE", today);
	const units = visibleUnits(session, permission, "WRITE");
	return context.read(async (tx) => {
		const found = await suggestedAt(tx, { tenantId, workspaceId, today, people, units });
		return found ?? refuse(commonRefusals.notFound);
	});
};
