import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { startTenantExport } from "./start-tenant-export.ts";

export const routes = serve(contract, { startTenantExport });
