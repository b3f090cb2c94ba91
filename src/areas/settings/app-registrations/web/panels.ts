import type { Language } from "#kit/contract/language.ts";
import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];
const features = ["SETTINGS"] as const;
const key = "apikeys.manage";

export const settingsAppRegistrations = definePanel({
	id: "settings.app-registrations",
	title: (language) => words(language).list,
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./app-registrations.panel.tsx"),
});

export const settingsAppRegistrationCreate = definePanel({
	id: "settings.app-registration-create",
	title: (language) => words(language).create,
	params: noParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./app-registration-create.panel.tsx"),
});

export const settingsAppRegistrationQr = definePanel({
	id: "settings.app-registration-qr",
	title: (language) => words(language).qr,
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./app-registration-qr.panel.tsx"),
});
