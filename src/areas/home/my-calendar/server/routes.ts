import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { getCalendar } from "./get-calendar.ts";

export const routes = serve(contract, { getCalendar });
