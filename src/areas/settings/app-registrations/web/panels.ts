import type { Language } from "../../../../kit/contract/language.ts";
import { noParams } from "../../../../kit/contract/master-data/master-params.ts";
import { definePanel } from "../../../../kit/ui/panel-stack/define-panel.ts";
import { appParams } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

const words = (language: Language) => (language === "en-EN" ? english : german);
const key = "apikeys.manage";

export const settingsAppRegistrations = definePanel({
	id: "settings.app-registrations",
	title: (language) => words(language).list.title,
	params: noParams,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./app-registrations.panel.tsx"),
});

export const settingsAppRegistrationCreate = definePanel({
	id: "settings.app-registration-create",
	title: (language) => words(language).create.title,
	params: noParams,
	permission: { key, level: "WRITE" },
	load: () => import("./app-registration-create.panel.tsx"),
});

export const settingsAppRegistrationQr = definePanel({
	id: "settings.app-registration-qr",
	title: (language) => words(language).qr.title,
	params: appParams,
	permission: { key, level: "WRITE" },
	load: () => import("./app-registration-qr.panel.tsx"),
});
