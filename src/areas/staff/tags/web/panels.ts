import type { Language } from "#kit/contract/language.ts";
import { masterEditParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];
const features = ["SETTINGS"] as const;
const key = "tags.manage";

export const tagsManage = definePanel({
	id: "tags.manage",
	title: (language) => words(language).manage,
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./tags-manage.panel.tsx"),
});

export const tagsEdit = definePanel({
	id: "tags.edit",
	title: (language) => words(language).edit,
	params: masterEditParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./tags-edit.panel.tsx"),
});
