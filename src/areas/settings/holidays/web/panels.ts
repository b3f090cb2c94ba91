import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { masterPanels } from "#kit/web/master-data/master-panels.ts";

const features = ["SETTINGS"] as const;
const permission = "holidays.manage";

export const holidaysOverview = definePanel({
	id: "holidays.overview",
	title: ["Feiertage und Ferien", "Public and school holidays"],
	params: noParams,
	features,
	permission: { key: permission, level: "LIST" },
	palette: true,
	load: () => import("./holidays-overview.panel.tsx"),
});

export const holidaysImport = definePanel({
	id: "holidays.import",
	title: ["Feiertage importieren", "Import holidays"],
	params: noParams,
	features,
	permission: { key: permission, level: "WRITE" },
	load: () => import("./import/holidays-import.panel.tsx"),
});

const publicPanels = masterPanels({
	permission,
	features,
	create: { id: "holidays.public-create", title: ["Feiertag anlegen", "Add public holiday"] },
	edit: { id: "holidays.public-edit", title: ["Feiertag bearbeiten", "Edit public holiday"] },
	detail: { id: "holidays.public-detail", title: ["Feiertag", "Public holiday"] },
	load: () => import("./public-holiday-screens.tsx"),
});

export const { create: holidaysPublicCreate, edit: holidaysPublicEdit } = publicPanels;
export const { detail: holidaysPublicDetail } = publicPanels;

const schoolPanels = masterPanels({
	permission,
	features,
	create: { id: "holidays.school-create", title: ["Ferien anlegen", "Add school holidays"] },
	edit: { id: "holidays.school-edit", title: ["Ferien bearbeiten", "Edit school holidays"] },
	load: () => import("./school-holiday-screens.tsx"),
});

export const { create: holidaysSchoolCreate, edit: holidaysSchoolEdit } = schoolPanels;

export const holidaysSchoolDetail = definePanel({
	id: "holidays.school-detail",
	title: ["Ferien", "School holidays"],
	params: masterParams,
	features,
	permission: { key: permission, level: "READ" },
	load: async () => ({
		default: (await import("./school-holiday-screens.tsx")).SchoolHolidayDetail,
	}),
});
