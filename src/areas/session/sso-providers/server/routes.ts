import { serve } from "#kit/server/http/serve.ts";
import { kindHandlers } from "#kit/server/kind-record/kind-handlers.ts";
import { contract, ssoProviders } from "../contract.ts";
import { changeProvider, checkProvider, demandInPerson } from "./provider-rules.ts";
import { providerTable } from "./sql.ts";

export const routes = serve(
	contract,
	kindHandlers(ssoProviders, providerTable, {
		demand: demandInPerson,
		around: ({ services }) => ({ redirectUri: `${services.config.publicUrl}/api/sso/callback` }),
		check: checkProvider,
		change: changeProvider,
	}),
);
