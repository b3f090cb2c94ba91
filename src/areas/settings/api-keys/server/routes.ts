import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { createApiKey } from "./create-api-key.ts";
import { deleteApiKey } from "./delete-api-key.ts";
import { listApiKeys } from "./list-api-keys.ts";

export const routes = serve(contract, { listApiKeys, createApiKey, deleteApiKey });
