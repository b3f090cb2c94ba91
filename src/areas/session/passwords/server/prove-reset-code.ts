import { timingSafeEqual } from "node:crypto";
import { findTenant } from "#areas/session/sign-in/server/public.ts";
import type { PublicContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { invalidResetCode } from "../contract.ts";
import { resetCodeHash } from "./reset-code-hash.ts";
import { reserveTry, takeTryBack } from "./sql.ts";

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
