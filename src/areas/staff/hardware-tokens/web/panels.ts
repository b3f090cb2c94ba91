import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const params = z.object({ userId: id });
const features = ["USERS"] as const;
const key = "users.manage";

export const usersHardwareTokens = definePanel({
	id: "users.hardware-tokens",
	title: ["Hardware-Token", "Hardware tokens"],
	params,
	single: true,
	stack: "sub",
	features,
	permission: { key, level: "READ" },
	load: () => import("./hardware-tokens.panel.tsx"),
});

export const usersHardwareTokenCreate = definePanel({
	id: "users.hardware-token-create",
	title: ["Hardware-Token anlegen", "Create hardware token"],
	params,
	stack: "sub",
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./hardware-token-create.panel.tsx"),
});
