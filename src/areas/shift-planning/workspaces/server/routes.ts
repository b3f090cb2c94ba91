import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, workspaces } from "../contract.ts";
import { assignRequirement, deleteRequirement, listRequirements } from "./requirements.ts";
import { workspaceTable } from "./sql.ts";
import { workspaceRules } from "./workspace-rules.ts";

export const routes = serve(contract, {
	...masterHandlers(workspaces, workspaceTable, workspaceRules),
	listRequirements,
	assignRequirement,
	deleteRequirement,
});
