import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { getFirstSteps } from "./get-first-steps.ts";

export const routes = serve(contract, { getFirstSteps });
