import { lastAdministrator } from "#areas/session/sign-in/contract.ts";
import {
	announceEnded,
	endSessions,
	isLastAdministrator,
} from "#areas/session/sign-in/server/public.ts";
import { removeBareEmployments } from "#areas/staff/contracts/server/public.ts";
import { removeGrants } from "#areas/staff/user-roles/server/public.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { userInUse } from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import { demandNotAbove, demandSomebodyElse, openUser, traceUser } from "./open-user.ts";
import { readLogins } from "./sql/logins.ts";
import { deleteUserRows, updateUserRow } from "./sql/people.ts";
import { unitsOf } from "./sql/places.ts";

export const deleteUser: Handler<typeof contract.deleteUser> = async (context, { userId }) => {
	const { tx, tenantId } = context;
	const user = await openUser(context, userId, "FULL");
	demandSomebodyElse(context, userId);
	await demandNotAbove(context, userId);
	await demandAdministrator(context, userId);
	// values of custom fields are bare keys here, personal ones among them: what is left of a deleted person is open to more
	const { custom: _custom, ...before } = user;
	const units = await unitsOf(tx, tenantId, userId);
	await traceLogins(context, userId);
	await traceUser(context, userId, { action: "deleted", before: { ...before, units } });
	try {
		await removeBareEmployments(tx, tenantId, userId);
		await removeGrants(context, userId);
		await deleteUserRows(tx, tenantId, userId);
	} catch (error) {
		if (violatedConstraint(error)?.kind !== "REFERENCE") throw error;
		refuse(userInUse);
	}
	return {};
};

export const updateUserState: Handler<typeof contract.updateUserState> = async (
	context,
	{ userId, isEnabled, version },
) => {
	const { tx, tenantId, services } = context;
	const before = await openUser(context, userId, "WRITE", version);
	demandSomebodyElse(context, userId);
	await demandNotAbove(context, userId);
	if (!isEnabled) await demandAdministrator(context, userId);
	const next = await updateUserRow(tx, tenantId, userId, { isEnabled });
	await traceUser(context, userId, {
		action: isEnabled ? "enabled" : "disabled",
		before: { isEnabled: before.isEnabled },
		after: { isEnabled },
	});
	if (!isEnabled) {
		const which = { allOfUserId: userId };
		const ended = await endSessions(tx, context, tenantId, which, context);
		context.afterCommit(() => announceEnded(services, tenantId, ended));
	}
	return { version: next };
};

/** Somebody must be left who may do everything. */
async function demandAdministrator(context: WriteContext, userId: string): Promise<void> {
	if (await isLastAdministrator(context, userId)) refuse(lastAdministrator);
}

/** The ways in that go with the person; no secret is in what is kept of them. */
async function traceLogins(context: WriteContext, userId: string): Promise<void> {
	const { tx, tenantId } = context;
	const logins = await readLogins(tx, tenantId, userId);
	await auditAll(
		tx,
		context,
		logins.map((login) => ({
			entity: "user_login",
			entityId: login.loginId,
			subjectUserId: userId,
			action: "deleted",
			before: login,
		})),
	);
}
