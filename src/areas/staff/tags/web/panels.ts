import { masterPanels } from "#kit/web/master-data/master-panels.ts";

export const { overview: tagsManage, edit: tagsEdit } = masterPanels({
	permission: "tags.manage",
	features: ["SETTINGS"],
	overview: { id: "tags.manage", title: ["Schlagwörter verwalten", "Manage tags"] },
	edit: { id: "tags.edit", title: ["Schlagwort bearbeiten", "Edit tag"] },
	load: () => import("./screens.tsx"),
});
