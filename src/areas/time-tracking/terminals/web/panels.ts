import { masterEditParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const features = ["SETTINGS"] as const;
const key = "terminals.manage";

export const settingsHardwareTerminals = definePanel({
	id: "settings.hardware-terminals",
	title: ["Hardware-Terminals", "Hardware terminals"],
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./hardware-terminals.panel.tsx"),
});

/** One terminal with its form; a new one without id. */
export const settingsHardwareTerminalDetail = definePanel({
	id: "settings.hardware-terminal-detail",
	title: ["Hardware-Terminal", "Hardware terminal"],
	params: masterEditParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./hardware-terminal-detail.panel.tsx"),
});
