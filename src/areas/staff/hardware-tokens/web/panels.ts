import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { hardwareTokenParams } from "./hardware-token-params.ts";

const features = ["USERS"] as const;
const key = "users.manage";

export const usersHardwareTokens = definePanel({
	id: "users.hardware-tokens",
	title: ["Hardware-Token", "Hardware tokens"],
	params: hardwareTokenParams,
	single: true,
	stack: "sub",
	features,
	permission: { key, level: "READ" },
	load: () => import("./hardware-tokens.panel.tsx"),
});

export const usersHardwareTokenCreate = definePanel({
	id: "users.hardware-token-create",
	title: ["Hardware-Token anlegen", "Create hardware token"],
	params: hardwareTokenParams,
	stack: "sub",
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./hardware-token-create.panel.tsx"),
});
