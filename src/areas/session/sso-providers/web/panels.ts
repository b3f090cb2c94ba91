import type { Language } from "#kit/contract/language.ts";
import { noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { ssoProviderParams } from "../contract/sso-provider-params.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];
const permission = {
	key: "access.defaults",
	level: "FULL",
	global: true,
} as const;

export const settingsSsoProviders = definePanel({
	id: "settings.sso-providers",
	title: (language) => words(language).list,
	params: noParams,
	features: ["SETTINGS"],
	permission,
	palette: true,
	load: () => import("./sso-providers.panel.tsx"),
});

export const settingsSsoProviderEdit = definePanel({
	id: "settings.sso-provider-edit",
	title: (language) => words(language).edit,
	params: ssoProviderParams,
	features: ["SETTINGS"],
	permission,
	load: () => import("./sso-provider-edit.panel.tsx"),
});
