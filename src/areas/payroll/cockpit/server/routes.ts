import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { getPayrollBlockers, remindPayrollBlockers } from "./blockers.ts";
import { getPayrollProgress } from "./get-progress.ts";
import { getPayrollPeople, getPayrollSums } from "./get-sums.ts";
import { refreshPayrollFigures } from "./refresh-figures.ts";

export const routes = serve(contract, {
	getPayrollProgress,
	getPayrollBlockers,
	getPayrollSums,
	getPayrollPeople,
	refreshPayrollFigures,
	remindPayrollBlockers,
});
