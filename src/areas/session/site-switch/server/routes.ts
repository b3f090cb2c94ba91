import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { switchSite } from "./switch-site.ts";

export const routes = serve(contract, { switchSite });
