import type { ShiftPlan } from "../../../contract.ts";
import type { Vacancy } from "./read-demand.ts";

/** The same kind of shift at the same times of a day: at whichever workspace, one of them is as good as the other to look at. */
export const alikeKey = ({ iso, activityId, beginMinute, endMinute }: Vacancy) =>
	[iso, activityId, beginMinute, endMinute].join(" ");

export function alikeVacancies(vacancies: readonly Vacancy[]): ReadonlyMap<string, Vacancy[]> {
	return Map.groupBy(vacancies, alikeKey);
}

/** Of those that are alike the one that somebody of a department is meant for: at a workspace of her own, else the first. */
export function vacancyFor(
	unitId: string | undefined,
	alike: readonly Vacancy[],
	{ workspaces }: ShiftPlan,
): Vacancy | undefined {
	const own = new Set(workspaces.flatMap((one) => (one.unitId === unitId ? one.id : [])));
	return alike.find(({ workspaceId }) => own.has(workspaceId)) ?? alike[0];
}
