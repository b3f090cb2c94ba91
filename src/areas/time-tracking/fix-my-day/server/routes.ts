import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { listDayGaps } from "./list-day-gaps.ts";
import { listDaysWithoutActuals } from "./list-days-without-actuals.ts";
import { sendDayMend } from "./send-day-mend.ts";

export const routes = serve(contract, { listDayGaps, sendDayMend, listDaysWithoutActuals });
