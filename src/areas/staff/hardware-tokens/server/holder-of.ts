import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Services } from "#kit/server/services.ts";
import { holderByHash } from "./sql.ts";
import { tokenHash } from "./token-hash.ts";

/** Who holds a token today; undefined where nobody does. */
export async function holderOf(
	tx: Tx,
	services: Services,
	tenantId: string,
	token: Parameters<typeof tokenHash>[2],
): Promise<string | undefined> {
	const hashed = tokenHash(services, tenantId, token);
	return hashed && holderByHash(tx, tenantId, hashed.hash);
}
