import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { putSsoProvider } from "./put-sso-provider.ts";
import { deleteSsoProvider, listSsoProviders } from "./sso-providers.ts";

export const routes = serve(contract, { listSsoProviders, putSsoProvider, deleteSsoProvider });
