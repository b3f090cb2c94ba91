import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { getOverview } from "./get-overview.ts";

export const routes = serve(contract, { getOverview });
