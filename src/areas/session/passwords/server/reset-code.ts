import { timingSafeEqual } from "node:crypto";
import { tooManyAttempts } from "#areas/session/sign-in/contract.ts";
import { findTenant, hidesAddresses, readPolicy } from "#areas/session/sign-in/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { PublicContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Secrets } from "#kit/server/secrets.ts";
import { type contract, invalidResetCode } from "../contract.ts";
import { takeResetPlace } from "./reset-limits.ts";
import { isResetOpen, reserveTry, takeTryBack } from "./sql.ts";

/**
 * Refuses a wrong code, and every code of a request that is unknown, used, too old or tried too often; and all of them where too
 * many were typed for the login today.
 */
export async function proveResetCode(
	context: PublicContext,
	claim: { tenant: string; guid: string; code: string },
): Promise<{ tenantId: string; loginId: string }> {
	const { services, now } = context;
	const { guid, code } = claim;
	const tenant = await findTenant(services, claim.tenant);
	if (tenant === undefined) return refuse(invalidResetCode);
	const { tenantId } = tenant;
	const proved = await services.database.transaction(tenantId, async (tx) => {
		const reset = await reserveTry(tx, tenantId, guid, now);
		if (reset === undefined) return undefined;
		const place = await takeResetPlace(tx, context, tenantId, reset, "password-reset-guess");
		if ("retryAfterSeconds" in place) return place;
		const given = resetCodeHash(services.secrets, guid, code);
		// of a request for an unknown address no code is right
		if (!timingSafeEqual(reset.codeHash, given) || reset.loginId === null) return undefined;
		await takeTryBack(tx, tenantId, guid);
		await place.giveBack();
		return { tenantId, loginId: reset.loginId };
	});
	if (proved === undefined) return refuse(invalidResetCode);
	if ("retryAfterSeconds" in proved)
		return refuse(tooManyAttempts, { timeUntilRetry: proved.retryAfterSeconds });
	return proved;
}

/** Six digits can be guessed from a plain hash, so the installation's key goes in. */
export function resetCodeHash(secrets: Secrets, guid: string, code: string): Buffer {
	return secrets.keyedHash(`reset:${guid}:${code}`);
}

export const validateResetCode: Handler<typeof contract.validateResetCode> = async (
	context,
	input,
) => {
	await proveResetCode(context, input);
	return {};
};

export const requestPasswordChange: Handler<typeof contract.requestPasswordChange> = async (
	{ services, now },
	{ tenant: tenantNo, guid },
) => {
	const tenant = await findTenant(services, tenantNo);
	if (tenant === undefined) return refuse(commonRefusals.notFound);
	const { tenantId } = tenant;
	const found = await services.database.transaction(tenantId, async (tx) =>
		(await isResetOpen(tx, tenantId, guid, now))
			? {
					policy: await readPolicy(tx, tenantId, now),
					mayBeUnknown: await hidesAddresses(tx, tenantId, now),
				}
			: undefined,
	);
	return found ?? refuse(commonRefusals.notFound);
};
