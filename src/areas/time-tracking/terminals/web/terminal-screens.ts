import { masterScreens } from "#kit/web/master-data/master-screens.ts";
import { terminals } from "../contract.ts";
import { texts } from "../text.ts";
import { settingsHardwareTerminalDetail } from "./panels.ts";
import { SeenAtView } from "./seen-at-view.tsx";

export const terminalScreens = masterScreens({
	data: terminals,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { edit: settingsHardwareTerminalDetail },
	columns: ["name", "siteName", "isPaired", "seenAt"],
	widths: { name: 190, siteName: 160, isPaired: 95, seenAt: 125 },
	views: { seenAt: SeenAtView },
});
