import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, shiftTemplates } from "../contract.ts";
import { createTemplateException, deleteTemplateException } from "./exceptions.ts";
import { fillCopies, fillDemand } from "./fill-demand.ts";
import { getDemand } from "./get-demand.ts";
import { templateTable } from "./sql/template.ts";
import { templateRules } from "./template-rules.ts";

export const routes = serve(contract, {
	...masterHandlers(shiftTemplates, templateTable, templateRules),
	getDemand,
	fillCopies,
	fillDemand,
	createTemplateException,
	deleteTemplateException,
});
