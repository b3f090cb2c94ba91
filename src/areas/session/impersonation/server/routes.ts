import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { endImpersonation } from "./end-impersonation.ts";
import { startImpersonation } from "./start-impersonation.ts";

export const routes = serve(contract, { startImpersonation, endImpersonation });
