import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { deleteSsoProvider } from "./delete-sso-provider.ts";
import { listSsoProviders } from "./list-sso-providers.ts";
import { putSsoProvider } from "./put-sso-provider.ts";

export const routes = serve(contract, { listSsoProviders, putSsoProvider, deleteSsoProvider });
