import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { getShiftConflicts } from "./get-conflicts.ts";
import { getShiftMends } from "./get-mends.ts";

export const routes = serve(contract, { getShiftConflicts, getShiftMends });
