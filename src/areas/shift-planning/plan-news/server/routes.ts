import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { listShiftNews } from "./list-news.ts";
import { listShiftReadings } from "./list-readings.ts";
import { readShiftNews } from "./read-news.ts";

export const routes = serve(contract, { listShiftNews, readShiftNews, listShiftReadings });
