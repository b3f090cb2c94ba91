import type { Language } from "../../../../kit/contract/language.ts";
import { noParams } from "../../../../kit/contract/master-data/master-params.ts";
import { definePanel } from "../../../../kit/ui/panel-stack/define-panel.ts";
import { terminalParams } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

const words = (language: Language) =>
	(language === "en-EN" ? english : german).master;
const key = "terminals.manage";

export const settingsHardwareTerminals = definePanel({
	id: "settings.hardware-terminals",
	title: (language) => words(language).many,
	params: noParams,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./hardware-terminals.panel.tsx"),
});

/** One terminal with its form; a new one without id. */
export const settingsHardwareTerminalDetail = definePanel({
	id: "settings.hardware-terminal-detail",
	title: (language) => words(language).one,
	params: terminalParams,
	permission: { key, level: "READ" },
	load: () => import("./hardware-terminal-detail.panel.tsx"),
});
