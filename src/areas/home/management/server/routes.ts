import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { getTeamFigures } from "./get-team-figures.ts";
import { listConflicts } from "./list-conflicts.ts";
import { listDecisions } from "./list-decisions.ts";

export const routes = serve(contract, { listDecisions, listConflicts, getTeamFigures });
