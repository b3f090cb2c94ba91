import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const ofUser = { params: z.object({ userId: id }), stack: "sub", features: ["USERS"] } as const;

export const usersHardwareTokens = definePanel({
	...ofUser,
	id: "users.hardware-tokens",
	title: ["Hardware-Token", "Hardware tokens"],
	single: true,
	permission: { key: "users.manage", level: "READ" },
	load: () => import("./hardware-tokens.panel.tsx"),
});

export const usersHardwareTokenCreate = definePanel({
	...ofUser,
	id: "users.hardware-token-create",
	title: ["Hardware-Token anlegen", "Create hardware token"],
	permission: { key: "users.manage", level: "WRITE" },
	load: () => import("./hardware-token-create.panel.tsx"),
});
