import { removeBareEmployments } from "#areas/staff/contracts/server/public.ts";
import { removeGrants } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { userInUse } from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import { demandNotAbove, demandSomebodyElse, openUser, traceUser } from "./open-user.ts";
import { readLogins } from "./sql/logins.ts";
import { deleteUserRows } from "./sql/people.ts";
import { unitsOf } from "./sql/places.ts";
import { demandAdministrator } from "./update-user-state.ts";

type Endpoint = (typeof contract)["deleteUser"];

export async function deleteUser(
	context: WriteContext,
	{ userId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const user = await openUser(context, userId, "FULL");
	demandSomebodyElse(context, userId);
	await demandNotAbove(context, userId);
	await demandAdministrator(context, userId);
	// values of custom fields are bare keys here, personal ones among them: what is left of a deleted person is open to more
	const { custom: _custom, ...before } = user;
	const units = await unitsOf(tx, tenantId, userId);
	await traceLogins(context, userId);
	await traceUser(context, userId, {
		action: "deleted",
		before: { ...before, units },
	});
	try {
		await removeBareEmployments(tx, tenantId, userId);
		await removeGrants(context, userId);
		await deleteUserRows(tx, tenantId, userId);
	} catch (error) {
		if (violatedConstraint(error)?.kind !== "REFERENCE") throw error;
		refuse(userInUse);
	}
	return {};
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
