import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { getAbsenceCalendar } from "./get-absence-calendar.ts";

export const routes = serve(contract, { getAbsenceCalendar });
