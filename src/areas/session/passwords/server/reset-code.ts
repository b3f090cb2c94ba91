import { timingSafeEqual } from "node:crypto";
import { findTenant, readPolicy } from "#areas/session/sign-in/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { PublicContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Secrets } from "#kit/server/secrets.ts";
import { type contract, invalidResetCode } from "../contract.ts";
import { isResetOpen, reserveTry, takeTryBack } from "./sql.ts";

/** Refuses a wrong code, and every code of a request that is unknown, used, too old or tried too often. */
export async function proveResetCode(
	{ services, now }: PublicContext,
	claim: { tenant: string; guid: string; code: string },
): Promise<{ tenantId: string; loginId: string }> {
	const { guid, code } = claim;
	const tenant = await findTenant(services, claim.tenant);
	if (tenant === undefined) return refuse(invalidResetCode);
	const { tenantId } = tenant;
	const loginId = await services.database.transaction(tenantId, async (tx) => {
		const reset = await reserveTry(tx, tenantId, guid, now);
		if (reset === undefined) return undefined;
		const given = resetCodeHash(services.secrets, guid, code);
		if (!timingSafeEqual(reset.codeHash, given)) return undefined;
		await takeTryBack(tx, tenantId, guid);
		return reset.loginId;
	});
	return loginId === undefined ? refuse(invalidResetCode) : { tenantId, loginId };
}

/** Six digits can be guessed from a plain hash, so the installation's key goes in. */
export function resetCodeHash(secrets: Secrets, guid: string, code: string): Buffer {
	return secrets.keyedHash(`reset:${guid}:${code}`);
}

export async function validateResetCode(
	context: PublicContext,
	input: InputOf<(typeof contract)["validateResetCode"]>,
): Promise<Record<string, never>> {
	await proveResetCode(context, input);
	return {};
}

type Endpoint = (typeof contract)["requestPasswordChange"];

export async function requestPasswordChange(
	{ services, now }: PublicContext,
	{ tenant: tenantNo, guid }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const tenant = await findTenant(services, tenantNo);
	if (tenant === undefined) return refuse(commonRefusals.notFound);
	const { tenantId } = tenant;
	const policy = await services.database.transaction(tenantId, async (tx) =>
		(await isResetOpen(tx, tenantId, guid, now)) ? readPolicy(tx, tenantId, now) : undefined,
	);
	return policy === undefined ? refuse(commonRefusals.notFound) : { policy };
}
