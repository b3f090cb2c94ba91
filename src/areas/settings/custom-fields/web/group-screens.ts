import { masterScreens } from "#kit/web/master-data/master-screens.ts";
import { customFieldGroups } from "../contract/groups.ts";
import { texts } from "../text.ts";
import { customFieldsFieldEdit } from "./panels.ts";

/** Groups are made in a panel and changed where they are listed; `edit` is never opened for one. */
export const groupScreens = masterScreens({
	data: customFieldGroups,
	words: { de: texts["de-DE"].group, en: texts["en-EN"].group },
	panels: { edit: customFieldsFieldEdit },
	nameOf: ({ name }) => name,
});
