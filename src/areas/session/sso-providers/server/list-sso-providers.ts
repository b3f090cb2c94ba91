import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { contract } from "../contract.ts";
import { type ProviderRow, providersOf } from "./sql.ts";

export async function listSsoProviders({
	session,
	tenantId,
	services,
	once,
}: ReadContext): Promise<AnswerOf<(typeof contract)["listSsoProviders"]>> {
	requireGlobally(session, "access.defaults", "FULL");
	return {
		providers: await once<ProviderRow>(providersOf(tenantId)),
		redirectUri: `${services.config.publicUrl}/api/sso/callback`,
	};
}
