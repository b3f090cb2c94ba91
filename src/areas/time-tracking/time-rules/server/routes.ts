import { serve } from "../../../../kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { simulateWorkingTime } from "./simulate-working-time.ts";

export const routes = serve(contract, { simulateWorkingTime });
