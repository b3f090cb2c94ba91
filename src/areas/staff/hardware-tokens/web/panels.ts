import type { Language } from "#kit/contract/language.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { hardwareTokenParams } from "./hardware-token-params.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];
const features = ["USERS"] as const;
const key = "users.manage";

export const usersHardwareTokens = definePanel({
	id: "users.hardware-tokens",
	title: (language) => words(language).list,
	params: hardwareTokenParams,
	single: true,
	stack: "sub",
	features,
	permission: { key, level: "READ" },
	load: () => import("./hardware-tokens.panel.tsx"),
});

export const usersHardwareTokenCreate = definePanel({
	id: "users.hardware-token-create",
	title: (language) => words(language).create,
	params: hardwareTokenParams,
	stack: "sub",
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./hardware-token-create.panel.tsx"),
});
