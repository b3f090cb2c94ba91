import { serve } from "../../../../kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { listTimeTrackings } from "./list-time-trackings.ts";

export const routes = serve(contract, { listTimeTrackings });
