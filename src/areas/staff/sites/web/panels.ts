import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const key = "sites.manage";
const params = z.object({ siteId: id });
const edit = () => import("./sites-edit.panel.tsx");

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
	params,
	permission: { key, level: "READ" },
	load: () => import("./sites-detail.panel.tsx"),
});

export const sitesEditRegion = definePanel({
	id: "sites.edit-region",
	title: ["Region bearbeiten", "Edit region"],
	params,
	permission: { key, level: "WRITE" },
	load: async () => ({ default: (await edit()).EditRegion }),
});

export const sitesEditAddress = definePanel({
	id: "sites.edit-address",
	title: ["Adresse bearbeiten", "Edit address"],
	params,
	permission: { key, level: "WRITE" },
	load: async () => ({ default: (await edit()).EditAddress }),
});
