import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { leaveCutRows } from "./rows.ts";

export const routes = serve(contract, { ...leaveCutRows.handlers });
