import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { masterPanels } from "#kit/web/master-data/master-panels.ts";

const features = ["SETTINGS"] as const;
/** Named here: the contract would come with the shell. */
const key = "apikeys.manage";

export const { overview: settingsApiKeys } = masterPanels({
	permission: key,
	features,
	overview: { id: "settings.api-keys", title: ["API-Schlüssel", "API keys"] },
	load: () => import("./api-key-screens.ts"),
});

export const settingsApiKeyCreate = definePanel({
	id: "settings.api-key-create",
	title: ["API-Schlüssel anlegen", "Create API key"],
	params: noParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./api-key-create.panel.tsx"),
});

export const settingsApiKeySuccess = definePanel({
	id: "settings.api-key-success",
	title: ["API-Schlüssel angelegt", "API key created"],
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./api-key-success.panel.tsx"),
});

export const settingsApiKeyDelete = definePanel({
	id: "settings.api-key-delete",
	title: ["API-Schlüssel löschen", "Delete API key"],
	params: masterParams,
	features,
	permission: { key, level: "FULL" },
	load: () => import("./api-key-delete.panel.tsx"),
});
