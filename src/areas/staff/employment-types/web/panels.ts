import { masterPanels } from "#kit/web/master-data/master-panels.ts";

const panels = masterPanels({
	permission: "employmenttypes.manage",
	features: ["SETTINGS"],
	overview: { id: "settings.employment-types", title: ["Beschäftigungsarten", "Employment types"] },
	create: {
		id: "settings.employment-type-create",
		title: ["Beschäftigungsart anlegen", "Create employment type"],
	},
	edit: {
		id: "settings.employment-type-edit",
		title: ["Beschäftigungsart bearbeiten", "Edit employment type"],
	},
	detail: {
		id: "settings.employment-type-detail",
		title: ["Beschäftigungsart", "Employment type"],
	},
	load: () => import("./employment-type-screens.ts"),
});

export const { overview: employmentTypes, create: employmentTypeCreate } = panels;
export const { edit: employmentTypeEdit, detail: employmentTypeDetail } = panels;
