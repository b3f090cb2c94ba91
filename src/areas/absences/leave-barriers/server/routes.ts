import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, leaveBarriers } from "../contract.ts";
import { barrierRules } from "./barrier-rules.ts";
import { barrierTable } from "./sql.ts";

export const routes = serve(contract, masterHandlers(leaveBarriers, barrierTable, barrierRules));
