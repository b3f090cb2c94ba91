import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { getLogHistory } from "./get-log-history.ts";

export const routes = serve(contract, { getLogHistory });
