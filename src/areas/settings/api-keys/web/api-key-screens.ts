import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import type { MasterScreens } from "#kit/web/master-data/master-screens.ts";
import { recordScreens } from "#kit/web/records/record-screens.tsx";
import { apiKeys } from "../contract.ts";
import { rightsIn, texts } from "../text.ts";
import { settingsApiKeyCreate, settingsApiKeyDelete } from "./panels.ts";

export const screens: MasterScreens = recordScreens({
	data: apiKeys,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { create: settingsApiKeyCreate },
	columns: ["name", "state", "permissions", "usedAt", "expiresAt", "createdBy"],
	hidden: ["createdBy"],
	widths: { state: 110 },
	texts: { permissions: ({ permissions }, language) => rightsIn(permissions, language).join(", ") },
	ending: {
		label: ["Widerrufen", "Revoke"],
		isOpen: ({ state }) => state !== "REVOKED",
		run: ({ id }) => openPanel(settingsApiKeyDelete, { id }, { stack: "sub" }),
	},
});
