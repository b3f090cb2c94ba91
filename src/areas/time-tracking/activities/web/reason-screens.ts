import type { MasterScreens } from "#kit/web/master-data/master-screens.ts";
import { activityReasons } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

/** Reasons have no panels of their own: their list is where they are changed. */
export const reasonScreens = {
	data: activityReasons as unknown as MasterScreens["data"],
	words: { de: german.reason, en: english.reason },
};
