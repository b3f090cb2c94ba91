import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import {
	deleteSite,
	updateSite,
	updateSiteAddress,
	updateSiteRegion,
	updateSiteState,
} from "./change-site.ts";
import { createSite } from "./create-site.ts";
import { getSite, listSites } from "./read-sites.ts";

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
