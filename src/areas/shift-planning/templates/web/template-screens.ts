import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { shiftTemplates } from "../contract.ts";
import { texts } from "../text.ts";
import { ItemsInput } from "./items-input.tsx";

/** The panel it was opened in says the workspace. */
const Hidden = () => null;

export const screens: MasterScreens = masterScreens({
	data: shiftTemplates,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: {},
	inputs: { workspaceId: Hidden, items: ItemsInput },
	isPlaced: true,
});
