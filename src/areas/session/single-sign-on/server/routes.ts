import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { finishSso } from "./finish-sso.ts";
import { loginSso } from "./login-sso.ts";
import { startSso } from "./start-sso.ts";

export const routes = serve(contract, { startSso, finishSso, loginSso });
