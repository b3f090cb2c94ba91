import { masterEditParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const features = ["SETTINGS"] as const;
const key = "tags.manage";

export const tagsManage = definePanel({
	id: "tags.manage",
	title: ["Schlagwörter verwalten", "Manage tags"],
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./tags-manage.panel.tsx"),
});

export const tagsEdit = definePanel({
	id: "tags.edit",
	title: ["Schlagwort bearbeiten", "Edit tag"],
	params: masterEditParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./tags-edit.panel.tsx"),
});
