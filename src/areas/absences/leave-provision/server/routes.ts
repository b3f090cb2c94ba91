import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { listLeaveProvision } from "./list-leave-provision.ts";

export const routes = serve(contract, { listLeaveProvision });
