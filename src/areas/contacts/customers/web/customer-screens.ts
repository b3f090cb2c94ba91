import { masterScreens } from "#kit/web/master-data/master-screens.ts";
import { customers } from "../contract.ts";
import { texts } from "../text.ts";
import { customersDetail, customersEdit } from "./panels.ts";

/** What the kit needs to know to archive, restore and delete customers. */
export const customerScreens = masterScreens({
	data: customers,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { edit: customersEdit, detail: customersDetail },
});
