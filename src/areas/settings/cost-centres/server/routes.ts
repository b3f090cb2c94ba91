import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, costCentres } from "../contract.ts";
import { getCostCentreShares } from "./get-cost-centre-shares.ts";
import { listCostCentreTargets } from "./list-cost-centre-targets.ts";
import { putCostCentreShares } from "./put-cost-centre-shares.ts";
import { costCentreTable } from "./sql.ts";

export const routes = serve(contract, {
	...masterHandlers(costCentres, costCentreTable),
	listCostCentreTargets,
	getCostCentreShares,
	putCostCentreShares,
});
