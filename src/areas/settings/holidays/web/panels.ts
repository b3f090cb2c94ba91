import type { Language } from "#kit/contract/language.ts";
import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];
const features = ["SETTINGS"] as const;
const key = "holidays.manage";

export const holidaysOverview = definePanel({
	id: "holidays.overview",
	title: (language) => words(language).overview,
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./holidays-overview.panel.tsx"),
});

export const holidaysImport = definePanel({
	id: "holidays.import",
	title: (language) => words(language).import,
	params: noParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./import/holidays-import.panel.tsx"),
});

export const holidaysPublicCreate = definePanel({
	id: "holidays.public-create",
	title: (language) => words(language).publicCreate,
	params: noParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./holidays-public-create.panel.tsx"),
});

export const holidaysPublicEdit = definePanel({
	id: "holidays.public-edit",
	title: (language) => words(language).publicEdit,
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./holidays-public-edit.panel.tsx"),
});

export const holidaysPublicDetail = definePanel({
	id: "holidays.public-detail",
	title: (language) => words(language).publicDetail,
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./holidays-public-detail.panel.tsx"),
});

export const holidaysSchoolCreate = definePanel({
	id: "holidays.school-create",
	title: (language) => words(language).schoolCreate,
	params: noParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./holidays-school-create.panel.tsx"),
});

export const holidaysSchoolEdit = definePanel({
	id: "holidays.school-edit",
	title: (language) => words(language).schoolEdit,
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./holidays-school-edit.panel.tsx"),
});

export const holidaysSchoolDetail = definePanel({
	id: "holidays.school-detail",
	title: (language) => words(language).schoolDetail,
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./holidays-school-detail.panel.tsx"),
});
