import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { contract } from "../contract.ts";
import { demandNotAbove } from "./demand-not-above.ts";
import { newPairing } from "./pairing.ts";
import { openRegistration, ownTenantNo, setPairing } from "./sql.ts";

/** A new code each time: the one before opens nothing any more. */
export const createAppPairing: Handler<typeof contract.createAppPairing> = async (
	context,
	{ id },
) => {
	const { tx, session, tenantId, now, services } = context;
	requireGlobally(session, "apikeys.manage", "WRITE");
	const found = await openRegistration(tx, tenantId, id);
	if (found === undefined) return refuse(commonRefusals.notFound);
	// her rights may have grown since she was registered
	await demandNotAbove(context, found.userId);
	const pairing = newPairing(services, now);
	await setPairing(tx, tenantId, id, pairing);
	await audit(tx, context, {
		entity: "app_registration",
		entityId: id,
		subjectUserId: found.userId,
		action: "pairing-opened",
	});
	const { code, until } = pairing;
	const query = new URLSearchParams({
		server: services.config.publicUrl,
		tenant: await ownTenantNo(tx),
		code,
	});
	const address = `stundwerk://pair?${query}`;
	return { code, until: until.toISOString(), address };
};
