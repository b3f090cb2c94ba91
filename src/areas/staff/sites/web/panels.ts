import type { Language } from "#kit/contract/language.ts";
import { noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { texts } from "./panel-titles/text.ts";
import { siteParams } from "./site-params.ts";

const words = (language: Language) => texts[language];
const key = "sites.manage";

export const sitesOverview = definePanel({
	id: "sites.overview",
	title: (language) => words(language).overview,
	params: noParams,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./sites-overview.panel.tsx"),
});

export const sitesCreate = definePanel({
	id: "sites.create",
	title: (language) => words(language).create,
	params: noParams,
	permission: { key, level: "WRITE" },
	load: () => import("./sites-create.panel.tsx"),
});

export const sitesDetail = definePanel({
	id: "sites.detail",
	title: (language) => words(language).detail,
	params: siteParams,
	permission: { key, level: "READ" },
	load: () => import("./sites-detail.panel.tsx"),
});

export const sitesEditRegion = definePanel({
	id: "sites.edit-region",
	title: (language) => words(language).editRegion,
	params: siteParams,
	permission: { key, level: "WRITE" },
	load: () => import("./sites-edit-region.panel.tsx"),
});

export const sitesEditAddress = definePanel({
	id: "sites.edit-address",
	title: (language) => words(language).editAddress,
	params: siteParams,
	permission: { key, level: "WRITE" },
	load: () => import("./sites-edit-address.panel.tsx"),
});
