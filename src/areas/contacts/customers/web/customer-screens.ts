import { masterScreens } from "#kit/web/master-data/master-screens.ts";
import { customers } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { customersDetail, customersEdit } from "./panels.ts";

/** What the kit needs to know to archive, restore and delete customers. */
export const customerScreens = masterScreens({
	data: customers,
	words: { de: german.master, en: english.master },
	panels: { edit: customersEdit, detail: customersDetail },
});
