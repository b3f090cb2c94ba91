import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { getTimeClocks } from "./get-time-clocks.ts";

export const routes = serve(contract, { getTimeClocks });
