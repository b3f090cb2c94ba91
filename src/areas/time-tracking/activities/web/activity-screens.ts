import { masterScreens } from "#kit/web/master-data/master-screens.ts";
import { activities } from "../contract.ts";
import { texts } from "../text.ts";
import { activityLooks } from "./activity-looks.ts";
import { activitiesDetail, activitiesEdit } from "./panels.ts";

/** An activity of whatever category, in its detail and form. */
export const activityScreens = masterScreens({
	data: activities,
	...activityLooks,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { edit: activitiesEdit, detail: activitiesDetail },
});
