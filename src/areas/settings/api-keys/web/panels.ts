import type { Language } from "#kit/contract/language.ts";
import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];
const features = ["SETTINGS"] as const;
const key = "apikeys.manage";

export const settingsApiKeys = definePanel({
	id: "settings.api-keys",
	title: (language) => words(language).list,
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./api-keys.panel.tsx"),
});

export const settingsApiKeyCreate = definePanel({
	id: "settings.api-key-create",
	title: (language) => words(language).create,
	params: noParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./api-key-create.panel.tsx"),
});

export const settingsApiKeySuccess = definePanel({
	id: "settings.api-key-success",
	title: (language) => words(language).success,
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./api-key-success.panel.tsx"),
});

export const settingsApiKeyDelete = definePanel({
	id: "settings.api-key-delete",
	title: (language) => words(language).remove,
	params: masterParams,
	features,
	permission: { key, level: "FULL" },
	load: () => import("./api-key-delete.panel.tsx"),
});
