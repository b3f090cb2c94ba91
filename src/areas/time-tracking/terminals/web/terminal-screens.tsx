import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { terminals } from "../contract.ts";
import { texts } from "../text.ts";
import { settingsHardwareTerminalDetail } from "./panels.ts";

export const screens: MasterScreens = masterScreens({
	data: terminals,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { edit: settingsHardwareTerminalDetail },
	columns: ["name", "siteName", "isPaired", "seenAt"],
	widths: { name: 220, siteName: 172, isPaired: 88, seenAt: 136 },
});
