import type { Language } from "#kit/contract/language.ts";
import { masterEditParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];
const features = ["SETTINGS"] as const;
const key = "terminals.manage";

export const settingsHardwareTerminals = definePanel({
	id: "settings.hardware-terminals",
	title: (language) => words(language).many,
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./hardware-terminals.panel.tsx"),
});

/** One terminal with its form; a new one without id. */
export const settingsHardwareTerminalDetail = definePanel({
	id: "settings.hardware-terminal-detail",
	title: (language) => words(language).one,
	params: masterEditParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./hardware-terminal-detail.panel.tsx"),
});
