import type { Activity } from "#areas/time-tracking/activities/contract/activity-answer.ts";
import type { ClockRow } from "./sql.ts";

const byName = new Intl.Collator("de-DE", { numeric: true });

export interface ClockActivities {
	readonly defaultWork: Activity | null;
	readonly defaultPause: Activity | null;
	/** By name. */
	readonly actions: Activity[];
	readonly pauses: Activity[];
	/** Archived and withheld ones too: they may still be running. */
	byId(id: string | undefined): Activity | null;
}

/**
 * What the person can book on. Her own default goes before the company's; without any the first by name serves, so that
 * the clock is never without a button.
 */
export function clockActivities(all: ClockRow["activities"]): ClockActivities {
	const usable = all
		.filter((activity) => activity.isEnabled && activity.isAllowed)
		.toSorted((a, b) => byName.compare(a.name, b.name));
	const ofClass = (...classTypes: string[]) =>
		usable.filter((activity) => classTypes.includes(activity.classType));
	const preferred = (list: typeof usable) =>
		list.find((activity) => activity.isOwnDefault) ??
		list.find((activity) => activity.isDefault) ??
		list[0] ??
		null;
	const pauses = ofClass("PAUSE", "BREAK");
	const known = new Map(all.map((activity) => [activity.id, activity]));
	return {
		defaultWork: preferred(ofClass("WORKTIME")),
		defaultPause: preferred(ofClass("PAUSE")) ?? preferred(pauses),
		actions: ofClass("ACTION"),
		pauses,
		byId: (id) => known.get(id ?? "") ?? null,
	};
}
