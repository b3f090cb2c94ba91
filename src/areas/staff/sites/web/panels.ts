import { noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { siteParams } from "./site-params.ts";

const key = "sites.manage";

export const sitesOverview = definePanel({
	id: "sites.overview",
	title: ["Standorte", "Sites"],
	params: noParams,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./sites-overview.panel.tsx"),
});

export const sitesCreate = definePanel({
	id: "sites.create",
	title: ["Standort anlegen", "Create site"],
	params: noParams,
	permission: { key, level: "WRITE" },
	load: () => import("./sites-create.panel.tsx"),
});

export const sitesDetail = definePanel({
	id: "sites.detail",
	title: ["Standort", "Site"],
	params: siteParams,
	permission: { key, level: "READ" },
	load: () => import("./sites-detail.panel.tsx"),
});

export const sitesEditRegion = definePanel({
	id: "sites.edit-region",
	title: ["Region bearbeiten", "Edit region"],
	params: siteParams,
	permission: { key, level: "WRITE" },
	load: () => import("./sites-edit-region.panel.tsx"),
});

export const sitesEditAddress = definePanel({
	id: "sites.edit-address",
	title: ["Adresse bearbeiten", "Edit address"],
	params: siteParams,
	permission: { key, level: "WRITE" },
	load: () => import("./sites-edit-address.panel.tsx"),
});
