import { keepAdministrator } from "#areas/session/sign-in/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { loginInUse } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import {
	demandAllRights,
	demandNotAbove,
	demandSomebodyElse,
	openUser,
	traceUser,
} from "../open-user.ts";
import { deleteLogin, readLogins } from "../sql/logins.ts";
import type { StoredUser } from "../sql/people.ts";

/**
 * The person whose ways in are to be changed. Nobody does it for oneself, where the old password would have to be proven,
 * and nobody for people who may do more.
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
 * The person to be invited. The link goes to her own mail address, so it lets in nobody else: only the person who governs more
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

export const deleteUserLogin: Handler<typeof contract.deleteUserLogin> = async (
	context,
	{ userId, loginId },
) => {
	const { tx, tenantId } = context;
	await openLogin(context, userId, "FULL");
	const logins = await readLogins(tx, tenantId, userId);
	const login = logins.find((one) => one.loginId === loginId);
	if (login === undefined) return refuse(commonRefusals.notFound);
	await traceUser(context, userId, {
		entity: "user_login",
		entityId: loginId,
		action: "deleted",
		before: login,
	});
	try {
		await keepAdministrator(context, () => deleteLogin(tx, tenantId, loginId));
	} catch (error) {
		if (violatedConstraint(error)?.kind !== "REFERENCE") throw error;
		refuse(loginInUse);
	}
	return {};
};
