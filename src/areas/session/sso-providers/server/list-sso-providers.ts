import type { Handler } from "#kit/server/http/serve.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { contract } from "../contract.ts";
import { type ProviderRow, providersOf } from "./sql.ts";

export const listSsoProviders: Handler<typeof contract.listSsoProviders> = async ({
	session,
	tenantId,
	services,
	once,
}) => {
	requireGlobally(session, "access.defaults", "FULL");
	return {
		providers: await once<ProviderRow>(providersOf(tenantId)),
		redirectUri: `${services.config.publicUrl}/api/sso/callback`,
	};
};
