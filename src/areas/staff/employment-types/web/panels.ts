import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const features = ["SETTINGS"] as const;
const key = "employmenttypes.manage";

export const employmentTypes = definePanel({
	id: "settings.employment-types",
	title: ["Beschäftigungsarten", "Employment types"],
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./employment-types.panel.tsx"),
});

export const employmentTypeCreate = definePanel({
	id: "settings.employment-type-create",
	title: ["Beschäftigungsart anlegen", "Create employment type"],
	params: noParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./employment-type-create.panel.tsx"),
});

export const employmentTypeEdit = definePanel({
	id: "settings.employment-type-edit",
	title: ["Beschäftigungsart bearbeiten", "Edit employment type"],
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./employment-type-edit.panel.tsx"),
});

export const employmentTypeDetail = definePanel({
	id: "settings.employment-type-detail",
	title: ["Beschäftigungsart", "Employment type"],
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./employment-type-detail.panel.tsx"),
});
