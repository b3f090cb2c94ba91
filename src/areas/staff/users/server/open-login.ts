import type { PermissionLevel } from "../../../../domain/access/permission-level.ts";
import { commonRefusals } from "../../../../kit/contract/refusal.ts";
import type { WriteContext } from "../../../../kit/server/http/context.ts";
import { refuse } from "../../../../kit/server/refuse.ts";
import { demandNotAbove, demandSomebodyElse, openUser } from "./open-user.ts";
import type { StoredUser } from "./sql/people.ts";

/**
 * The person whose ways in are to be changed. Nobody does it for oneself, where the old password would have to be proven,
 * and nobody for whoever governs more.
 */
export async function openLogin(
	context: WriteContext,
	userId: string,
	level: PermissionLevel = "WRITE",
): Promise<StoredUser> {
	const { impersonatorId } = context.session;
	if (impersonatorId !== null) refuse(commonRefusals.impersonating);
	const user = await openUser(context, userId, level);
	demandSomebodyElse(context, userId);
	await demandNotAbove(context, userId);
	return user;
}
