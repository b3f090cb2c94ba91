import { findTenant } from "#areas/session/sign-in/server/public.ts";
import {
	countPairing,
	ownTenantNo,
	pairingHash,
} from "#areas/settings/app-registrations/server/public.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { hashOfSecret, newSecret } from "#kit/server/secrets.ts";
import { type contract, terminalCodeInvalid, terminals } from "../contract.ts";
import { pairTerminalByCode } from "./sql.ts";

/** Code → token. An unknown customer number is answered like a wrong code. */
export const pairTerminal: Handler<typeof contract.pairTerminal> = async (
	context,
	{ tenantNo, code },
) => {
	await countPairing(context);
	const { services, now, traceId } = context;
	const tenant = await findTenant(services, tenantNo);
	if (tenant === undefined) return refuse(terminalCodeInvalid);
	const { tenantId } = tenant;
	const secret = newSecret();
	const answer = await services.database.transaction(tenantId, async (tx) => {
		const paired = await pairTerminalByCode(tx, tenantId, {
			pairingHash: pairingHash(services, code),
			tokenHash: hashOfSecret(secret),
			now,
		});
		if (paired === undefined) return refuse(terminalCodeInvalid);
		await audit(
			tx,
			{ tenantId, now, traceId },
			{ entity: "terminal", entityId: paired.id, action: "paired" },
		);
		return { ...paired, token: `sw_term_${await ownTenantNo(tx)}_${secret}` };
	});
	services.announcer.announce(tenantId, [
		{ kind: terminals.topic, ids: [answer.id], update: "UPDATE" },
	]);
	return answer;
};
