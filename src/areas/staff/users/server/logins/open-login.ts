import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { demandAllRights, demandNotAbove, demandSomebodyElse, openUser } from "../open-user.ts";
import type { StoredUser } from "../sql/people.ts";

/**
 * The person whose ways in are to be changed. Nobody does it for oneself, where the old password would have to be proven,
 * and nobody for whoever may do more.
 */
export async function openLogin(
	context: WriteContext,
	userId: string,
	level: PermissionLevel = "WRITE",
): Promise<StoredUser> {
	const user = await openInvitee(context, userId, level);
	await demandAllRights(context, userId);
	return user;
}

/**
 * The person to be invited. The link goes to her own mail address, so it lets in nobody else: only whoever governs more
 * is left to those who govern as much.
 */
export async function openInvitee(
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
