import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, minimumStaffing } from "../contract.ts";
import { staffingTable } from "./sql.ts";
import { staffingRules } from "./staffing-rules.ts";

export const routes = serve(
	contract,
	masterHandlers(minimumStaffing, staffingTable, staffingRules),
);
