import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { childCountRows } from "./rows.ts";

export const routes = serve(contract, { ...childCountRows.handlers });
