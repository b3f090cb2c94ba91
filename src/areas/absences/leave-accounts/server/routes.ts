import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { simulateLeave } from "./simulate-leave.ts";

export const routes = serve(contract, { simulateLeave });
