import type { Words } from "#kit/contract/texts.ts";
import type { TimelineItem } from "#kit/ui/timeline/timeline-given.ts";
import type { ShiftPlan } from "../../../contract.ts";
import type { texts } from "../../text.ts";
import { openRow, type PlanView, placeOf, shortTimes } from "../plan-items.ts";
import type { Vacancy } from "./read-demand.ts";

interface Shown {
	readonly plan: ShiftPlan;
	readonly view: PlanView;
	readonly byHours: boolean;
	readonly t: Words<typeof texts>;
}

/** What is needed and not planned, where it would stand: on top, or in the row of its workspace or kind. */
export function vacantItems(vacancies: readonly Vacancy[], shown: Shown): TimelineItem[] {
	const { plan, view, byHours, t } = shown;
	const kinds = new Map(plan.activities.map((one) => [one.id, one]));
	return vacancies.map((vacancy) => {
		const { id, iso, workspaceId, activityId, numbers } = vacancy;
		const kind = kinds.get(activityId);
		const short = kind?.code ?? kind?.name.slice(0, 2) ?? "";
		const { times, hours } = shortTimes(vacancy);
		const count = numbers.length > 1 ? ` ${t.times(numbers.length)}` : "";
		return {
			...placeOf({ ...vacancy, day: iso }, byHours),
			id,
			rowId: { PEOPLE: openRow, WORKSPACES: workspaceId, ACTIVITIES: activityId }[view],
			state: "PLANNED",
			isVacant: true,
			tone: kind?.color ?? "",
			...{ label: kind?.name ?? short, short, note: `${times}${count}` },
			shortNote: numbers.length > 1 ? t.times(numbers.length) : hours,
		};
	});
}
