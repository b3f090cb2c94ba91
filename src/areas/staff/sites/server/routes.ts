import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, sites } from "../contract.ts";
import { siteRules } from "./site-rules.ts";
import { siteTable } from "./sql.ts";

export const routes = serve(contract, masterHandlers(sites, siteTable, siteRules));
