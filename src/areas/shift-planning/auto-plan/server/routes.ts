import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { acceptAutoPlan } from "./accept-auto-plan.ts";
import { getAutoPlanSettings, putAutoPlanSettings } from "./auto-plan-settings.ts";
import { discardAutoPlan, stopAutoPlan } from "./end-auto-plan.ts";
import { explainOpenCopy, explainOpenShift } from "./explain-open-shift.ts";
import { getProposalBalance } from "./get-proposal-balance.ts";
import { getProposalFigures } from "./get-proposal-figures.ts";
import { listAutoPlans } from "./list-auto-plans.ts";
import { listFairness } from "./list-fairness.ts";
import { improveAutoPlan, startAutoPlan } from "./start-auto-plan.ts";

export const routes = serve(contract, {
	getAutoPlanSettings,
	putAutoPlanSettings,
	startAutoPlan,
	improveAutoPlan,
	listAutoPlans,
	getProposalFigures,
	getProposalBalance,
	stopAutoPlan,
	acceptAutoPlan,
	discardAutoPlan,
	explainOpenShift,
	explainOpenCopy,
	listFairness,
});
