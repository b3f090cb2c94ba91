import { masterScreens } from "#kit/web/master-data/master-screens.ts";
import { terminals } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { settingsHardwareTerminalDetail } from "./panels.ts";
import { SeenAtView } from "./seen-at-view.tsx";

export const terminalScreens = masterScreens({
	data: terminals,
	words: { de: german.master, en: english.master },
	panels: { edit: settingsHardwareTerminalDetail },
	columns: ["name", "siteName", "isPaired", "seenAt"],
	widths: { name: 190, siteName: 160, isPaired: 95, seenAt: 125 },
	views: { seenAt: SeenAtView },
});
