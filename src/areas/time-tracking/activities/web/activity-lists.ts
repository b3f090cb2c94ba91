import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import type { ClassType } from "../contract/activity-answer.ts";
import type { ActivityCategory } from "../contract/activity-categories.ts";
import { activities } from "../contract.ts";
import { texts } from "../text.ts";
import { activityLooks } from "./activity-looks.ts";
import { ActivityName } from "./activity-name.tsx";
import { activitiesDetail, activitiesEdit } from "./panels.ts";

/** The four lists, with forms that create what each of them shows. */
export const activityLists: Readonly<Record<ActivityCategory, MasterScreens>> = {
	TRACKING: listOf("TRACKING", "WORKTIME"),
	SHIFT: listOf("SHIFT", "SHIFT_DAY"),
	ABSENCE: listOf("ABSENCE", "ABSENCE"),
	APPOINTMENT: listOf("APPOINTMENT", "APPOINTMENT"),
};

function listOf(category: ActivityCategory, classType: ClassType): MasterScreens {
	return masterScreens({
		data: activities,
		...activityLooks,
		words: {
			de: { ...texts["de-DE"].master, ...texts["de-DE"].lists[category] },
			en: { ...texts["en-EN"].master, ...texts["en-EN"].lists[category] },
		},
		panels: {
			edit: activitiesEdit,
			detail: activitiesDetail,
			editParams: { category },
		},
		views: { ...activityLooks.views, name: ActivityName },
		columns: ["name", "code", "classType", "isDefault"],
		fixed: { category },
		initial: { classType },
		variant: category,
	});
}
