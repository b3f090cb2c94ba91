import type { Language } from "../../../../kit/contract/language.ts";
import { definePanel } from "../../../../kit/ui/panel-stack/define-panel.ts";
import { hardwareTokenParams } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

const words = (language: Language) => (language === "en-EN" ? english : german);
const key = "users.manage";

export const usersHardwareTokens = definePanel({
	id: "users.hardware-tokens",
	title: (language) => words(language).list.title,
	params: hardwareTokenParams,
	single: true,
	stack: "sub",
	permission: { key, level: "READ" },
	load: () => import("./hardware-tokens.panel.tsx"),
});

export const usersHardwareTokenCreate = definePanel({
	id: "users.hardware-token-create",
	title: (language) => words(language).create.title,
	params: hardwareTokenParams,
	stack: "sub",
	permission: { key, level: "WRITE" },
	load: () => import("./hardware-token-create.panel.tsx"),
});
