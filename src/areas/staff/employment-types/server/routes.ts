import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, employmentTypes } from "../contract.ts";
import { employmentTypeTable } from "./sql.ts";

export const routes = serve(contract, masterHandlers(employmentTypes, employmentTypeTable));
