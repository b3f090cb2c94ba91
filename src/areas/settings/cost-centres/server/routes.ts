import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, costCentres } from "../contract.ts";
import { putCostCentreShares } from "./put-cost-centre-shares.ts";
import { getCostCentreShares, listCostCentreTargets } from "./read-shares.ts";
import { costCentreTable } from "./sql.ts";

export const routes = serve(contract, {
	...masterHandlers(costCentres, costCentreTable),
	listCostCentreTargets,
	getCostCentreShares,
	putCostCentreShares,
});
