import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const features = ["SETTINGS"] as const;
const key = "holidays.manage";

export const holidaysOverview = definePanel({
	id: "holidays.overview",
	title: ["Feiertage und Ferien", "Public and school holidays"],
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./holidays-overview.panel.tsx"),
});

export const holidaysImport = definePanel({
	id: "holidays.import",
	title: ["Feiertage importieren", "Import holidays"],
	params: noParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./import/holidays-import.panel.tsx"),
});

export const holidaysPublicCreate = definePanel({
	id: "holidays.public-create",
	title: ["Feiertag anlegen", "Add public holiday"],
	params: noParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./holidays-public-create.panel.tsx"),
});

export const holidaysPublicEdit = definePanel({
	id: "holidays.public-edit",
	title: ["Feiertag bearbeiten", "Edit public holiday"],
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./holidays-public-edit.panel.tsx"),
});

export const holidaysPublicDetail = definePanel({
	id: "holidays.public-detail",
	title: ["Feiertag", "Public holiday"],
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./holidays-public-detail.panel.tsx"),
});

export const holidaysSchoolCreate = definePanel({
	id: "holidays.school-create",
	title: ["Ferien anlegen", "Add school holidays"],
	params: noParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./holidays-school-create.panel.tsx"),
});

export const holidaysSchoolEdit = definePanel({
	id: "holidays.school-edit",
	title: ["Ferien bearbeiten", "Edit school holidays"],
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./holidays-school-edit.panel.tsx"),
});

export const holidaysSchoolDetail = definePanel({
	id: "holidays.school-detail",
	title: ["Ferien", "School holidays"],
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./holidays-school-detail.panel.tsx"),
});
