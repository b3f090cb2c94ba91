import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { contract } from "../contract.ts";
import { revokeApiKey } from "./sql.ts";

/** Revokes a key: it opens nothing from this moment on, whatever process it speaks to. */
export const deleteApiKey: Handler<typeof contract.deleteApiKey> = async (context, { id }) => {
	const { tx, session, tenantId, now, services } = context;
	requireGlobally(session, "apikeys.manage", "FULL");
	const before = await revokeApiKey(tx, tenantId, id, now);
	if (before === undefined) return refuse(commonRefusals.notFound);
	await audit(tx, context, { entity: "api_key", entityId: id, action: "revoked", before });
	context.announce({ kind: "APIKEYS", ids: [id], update: "DELETE" });
	// every process forgets what it remembers of the key
	context.announce({ kind: "SESSIONS", ids: [id], update: "DELETE" });
	context.afterCommit(() => services.sessions.dropTenant(tenantId));
	return {};
};
