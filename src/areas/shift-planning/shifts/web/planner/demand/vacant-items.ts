import type { Words } from "#kit/contract/texts.ts";
import type { TimelineItem } from "#kit/ui/timeline/timeline-given.ts";
import type { ShiftPlan } from "../../../contract.ts";
import type { texts } from "../../text.ts";
import { openRow, type PlanView, placeOf, shortTimes } from "../plan-items.ts";
import { alikeVacancies } from "./alike-vacancies.ts";
import type { Vacancy } from "./read-demand.ts";

interface Shown {
	readonly plan: ShiftPlan;
	readonly view: PlanView;
	readonly byHours: boolean;
	readonly t: Words<typeof texts>;
}

/**
 * What is needed and not planned, where it would stand: in the row of its workspace or kind, or on top, there those that are
 * alike as one.
 */
export function vacantItems(vacancies: readonly Vacancy[], shown: Shown): TimelineItem[] {
	const { plan, view, byHours, t } = shown;
	const kinds = new Map(plan.activities.map((one) => [one.id, one]));
	const shownOnes =
		view === "PEOPLE"
			? [...alikeVacancies(vacancies).values()]
			: vacancies.map((vacancy) => [vacancy]);
	return shownOnes.map((alike) => {
		const vacancy = alike[0] as Vacancy;
		const { id, iso, workspaceId, activityId } = vacancy;
		const needed = alike.reduce((sum, { numbers }) => sum + numbers.length, 0);
		const kind = kinds.get(activityId);
		const short = kind?.code ?? kind?.name.slice(0, 2) ?? "";
		const { times, hours } = shortTimes(vacancy);
		const count = needed > 1 ? ` ${t.times(needed)}` : "";
		return {
			...placeOf({ ...vacancy, day: iso }, byHours),
			id,
			rowId: { PEOPLE: openRow, WORKSPACES: workspaceId, ACTIVITIES: activityId }[view],
			state: "PLANNED",
			isVacant: true,
			tone: kind?.color ?? "",
			...{ label: kind?.name ?? short, short, note: `${times}${count}` },
			shortNote: needed > 1 ? t.times(needed) : hours,
		};
	});
}
