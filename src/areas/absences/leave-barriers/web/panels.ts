import { masterPanels } from "#kit/web/master-data/master-panels.ts";

export const {
	overview: leaveBarriersOverview,
	create: leaveBarrierCreate,
	edit: leaveBarrierEdit,
} = masterPanels({
	permission: "absences.manage",
	features: [],
	overview: { id: "absences.leave-barriers", title: ["Urlaubssperren", "Leave barriers"] },
	create: {
		id: "absences.leave-barrier-create",
		title: ["Urlaubssperre anlegen", "Create leave barrier"],
	},
	edit: {
		id: "absences.leave-barrier-edit",
		title: ["Urlaubssperre bearbeiten", "Edit leave barrier"],
	},
	load: () => import("./leave-barrier-screens.ts"),
});
