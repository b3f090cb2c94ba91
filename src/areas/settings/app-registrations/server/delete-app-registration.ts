import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { contract } from "../contract.ts";
import { revokeRegistration } from "./sql.ts";

export const deleteAppRegistration: Handler<typeof contract.deleteAppRegistration> = async (
	context,
	{ id },
) => {
	const { tx, session, tenantId, now } = context;
	requireGlobally(session, "apikeys.manage", "FULL");
	const revoked = await revokeRegistration(tx, tenantId, id, now);
	if (revoked === undefined) return refuse(commonRefusals.notFound);
	await audit(tx, context, {
		entity: "app_registration",
		entityId: id,
		subjectUserId: revoked.userId,
		action: "revoked",
		before: { device: revoked.device },
	});
	context.announce({ kind: "APPREGISTRATIONS", ids: [id], update: "DELETE" });
	return {};
};
