import { masterEditParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { masterPanels } from "#kit/web/master-data/master-panels.ts";

const features = ["SETTINGS"] as const;
const key = "terminals.manage";

export const { overview: settingsHardwareTerminals } = masterPanels({
	permission: key,
	features,
	overview: {
		id: "settings.hardware-terminals",
		title: ["Hardware-Terminals", "Hardware terminals"],
	},
	load: () => import("./terminal-screens.tsx"),
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
