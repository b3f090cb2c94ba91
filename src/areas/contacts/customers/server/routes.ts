import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, customers } from "../contract.ts";
import { customerTable } from "./sql.ts";

export const routes = serve(contract, masterHandlers(customers, customerTable));
