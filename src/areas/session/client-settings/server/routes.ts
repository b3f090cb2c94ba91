import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { deleteSetting, getSetting, putSetting } from "./settings.ts";

export const routes = serve(contract, { getSetting, putSetting, deleteSetting });
