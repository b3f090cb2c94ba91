import { masterScreens } from "#kit/web/master-data/master-screens.ts";
import { activities } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { activityLooks } from "./activity-looks.ts";
import { activitiesDetail, activitiesEdit } from "./panels.ts";

/** An activity of whatever category, in its detail and form. */
export const activityScreens = masterScreens({
	data: activities,
	...activityLooks,
	words: { de: german.master, en: english.master },
	panels: { edit: activitiesEdit, detail: activitiesDetail },
});
