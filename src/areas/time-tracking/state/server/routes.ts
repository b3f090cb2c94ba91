import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { listPresence } from "./list-presence.ts";

export const routes = serve(contract, { listPresence });
