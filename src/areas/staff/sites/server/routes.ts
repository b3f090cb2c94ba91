import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { createSite } from "./create-site.ts";
import { deleteSite } from "./delete-site.ts";
import { getSite } from "./get-site.ts";
import { listSites } from "./list-sites.ts";
import { updateSite } from "./update-site.ts";
import { updateSiteAddress } from "./update-site-address.ts";
import { updateSiteRegion } from "./update-site-region.ts";
import { updateSiteState } from "./update-site-state.ts";

export const routes = serve(contract, {
	listSites,
	getSite,
	createSite,
	updateSite,
	updateSiteRegion,
	updateSiteAddress,
	updateSiteState,
	deleteSite,
});
