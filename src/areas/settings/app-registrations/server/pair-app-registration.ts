import { findTenant, personActor } from "#areas/session/sign-in/server/public.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { hashOfSecret, newSecret } from "#kit/server/secrets.ts";
import { type contract, pairingCodeInvalid } from "../contract.ts";
import { countPairing, pairingHash } from "./pairing.ts";
import { ownTenantNo, pairByCode } from "./sql.ts";

/** Code → token. An unknown customer number is answered like a wrong code. */
export const pairAppRegistration: Handler<typeof contract.pairAppRegistration> = async (
	context,
	{ tenantNo, code },
) => {
	await countPairing(context);
	const { services, now } = context;
	const tenant = await findTenant(services, tenantNo);
	if (tenant === undefined) return refuse(pairingCodeInvalid);
	const { tenantId } = tenant;
	const secret = newSecret();
	return services.database.transaction(tenantId, async (tx) => {
		const paired = await pairByCode(tx, tenantId, {
			pairingHash: pairingHash(services, code),
			tokenHash: hashOfSecret(secret),
			now,
		});
		if (paired === undefined) return refuse(pairingCodeInvalid);
		const { id, userId } = paired;
		await audit(tx, personActor(context, tenantId, userId), {
			entity: "app_registration",
			entityId: id,
			subjectUserId: userId,
			action: "paired",
		});
		return { id, token: `sw_app_${await ownTenantNo(tx)}_${secret}` };
	});
};
