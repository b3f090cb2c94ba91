import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { appRegistrations, contract } from "../contract.ts";
import { createAppPairing } from "./create-app-pairing.ts";
import { createAppRegistration, listAppUsers } from "./create-app-registration.ts";
import { pairAppRegistration } from "./pair-app-registration.ts";
import { registrationRules } from "./registration-rules.ts";
import { registrationTable } from "./sql.ts";

export const routes = serve(contract, {
	...masterHandlers(appRegistrations, registrationTable, registrationRules),
	listAppUsers,
	createAppRegistration,
	createAppPairing,
	pairAppRegistration,
});
