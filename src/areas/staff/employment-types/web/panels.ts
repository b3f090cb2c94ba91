import type { Language } from "#kit/contract/language.ts";
import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];
const features = ["SETTINGS"] as const;
const key = "employmenttypes.manage";

export const employmentTypes = definePanel({
	id: "settings.employment-types",
	title: (language) => words(language).many,
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./employment-types.panel.tsx"),
});

export const employmentTypeCreate = definePanel({
	id: "settings.employment-type-create",
	title: (language) => words(language).create,
	params: noParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./employment-type-create.panel.tsx"),
});

export const employmentTypeEdit = definePanel({
	id: "settings.employment-type-edit",
	title: (language) => words(language).edit,
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./employment-type-edit.panel.tsx"),
});

export const employmentTypeDetail = definePanel({
	id: "settings.employment-type-detail",
	title: (language) => words(language).one,
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./employment-type-detail.panel.tsx"),
});
