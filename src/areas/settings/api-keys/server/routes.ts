import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { apiKeys, contract } from "../contract.ts";
import { apiKeyRules } from "./api-key-rules.ts";
import { createApiKey } from "./create-api-key.ts";
import { apiKeyTable } from "./sql.ts";

export const routes = serve(contract, {
	...masterHandlers(apiKeys, apiKeyTable, apiKeyRules),
	createApiKey,
});
