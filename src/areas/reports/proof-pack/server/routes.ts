import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { startProofPack } from "./start-proof-pack.ts";

export const routes = serve(contract, { startProofPack });
