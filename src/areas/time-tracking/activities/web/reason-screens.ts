import type { MasterScreens } from "#kit/web/master-data/master-screens.ts";
import { activityReasons } from "../contract.ts";
import { texts } from "../text.ts";

/** Reasons have no panels of their own: their list is where they are changed. */
export const reasonScreens = {
	data: activityReasons as unknown as MasterScreens["data"],
	words: { de: texts["de-DE"].reason, en: texts["en-EN"].reason },
};
