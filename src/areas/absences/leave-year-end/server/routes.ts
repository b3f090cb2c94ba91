import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { listLeaveYearEnd } from "./list-leave-year-end.ts";
import { runLeaveYearEnd, undoLeaveYearEnd } from "./run-leave-year-end.ts";

export const routes = serve(contract, { listLeaveYearEnd, runLeaveYearEnd, undoLeaveYearEnd });
