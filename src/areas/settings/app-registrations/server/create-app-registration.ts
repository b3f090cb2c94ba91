import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { contract } from "../contract.ts";
import { demandNotAbove } from "./demand-not-above.ts";
import { insertRegistration, usersNamed } from "./sql.ts";

export const createAppRegistration: Handler<typeof contract.createAppRegistration> = async (
	context,
	{ userId, device },
) => {
	const { tx, session, tenantId, now } = context;
	requireGlobally(session, "apikeys.manage", "WRITE");
	await demandNotAbove(context, userId);
	const id = newId(now.getTime());
	await insertRegistration(tx, tenantId, { id, userId, device });
	await audit(tx, context, {
		entity: "app_registration",
		entityId: id,
		subjectUserId: userId,
		action: "created",
		after: { device },
	});
	context.announce({ kind: "APPREGISTRATIONS", ids: [id], update: "CREATE" });
	return { id };
};

/** People whose device can be paired. */
export const listAppUsers: Handler<typeof contract.listAppUsers> = async (
	{ once, session, tenantId },
	{ search = "" },
) => {
	requireGlobally(session, "apikeys.manage", "WRITE");
	return { users: await once(usersNamed(tenantId, search)) };
};
