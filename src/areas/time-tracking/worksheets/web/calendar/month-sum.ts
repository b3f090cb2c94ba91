import { targetSum } from "#domain/working-time/layout/worksheet.ts";
import type { PlannedDay } from "../../contract/days.ts";

/** Target of the days on which somebody is employed. */
export function plannedSum(days: readonly PlannedDay[]): number {
	return targetSum(days.filter(({ isEmployed }) => isEmployed));
}
