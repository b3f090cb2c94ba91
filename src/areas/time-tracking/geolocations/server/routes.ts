import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, geolocations } from "../contract.ts";
import { placeRules } from "./place-rules.ts";
import { geolocationTable } from "./sql.ts";

export const routes = serve(contract, masterHandlers(geolocations, geolocationTable, placeRules));
