import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";

/** None: it is here for the words of its refusals. */
export const routes = serve(contract, {});
