import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { createAppPairing } from "./create-app-pairing.ts";
import { createAppRegistration } from "./create-app-registration.ts";
import { deleteAppRegistration } from "./delete-app-registration.ts";
import { listAppRegistrations, listAppUsers } from "./list-app-registrations.ts";
import { pairAppRegistration } from "./pair-app-registration.ts";

export const routes = serve(contract, {
	listAppRegistrations,
	listAppUsers,
	createAppRegistration,
	createAppPairing,
	pairAppRegistration,
	deleteAppRegistration,
});
