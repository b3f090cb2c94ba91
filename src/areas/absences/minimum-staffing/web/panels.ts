import { masterPanels } from "#kit/web/master-data/master-panels.ts";

export const {
	overview: minimumStaffingOverview,
	create: minimumStaffingCreate,
	edit: minimumStaffingEdit,
} = masterPanels({
	permission: "absences.manage",
	features: [],
	overview: { id: "absences.minimum-staffing", title: ["Mindestbesetzung", "Minimum staffing"] },
	create: {
		id: "absences.minimum-staffing-create",
		title: ["Mindestbesetzung anlegen", "Create minimum staffing"],
	},
	edit: {
		id: "absences.minimum-staffing-edit",
		title: ["Mindestbesetzung bearbeiten", "Edit minimum staffing"],
	},
	load: () => import("./minimum-staffing-screens.ts"),
});
