import { secondOf } from "../../time/epoch.ts";
import { dueStretches } from "../due-stretches.ts";
import type { Gap } from "../gap.ts";
import { type GapDay, type GapSetup, isLive } from "../gap-day.ts";
import { rejected } from "./entry-gaps.ts";
import { gapOf } from "./gap-of.ts";

/** A day that had a target and has neither entry nor absence: the work of the plan is proposed. */
export function noActuals(day: GapDay, setup: GapSetup): Gap[] {
	if (!isEmpty(day)) return [];
	// what was rejected is told by itself
	if (rejected(day).length > 0) return [];
	const { workActivityId: activityId } = setup;
	if (activityId === null) return [gapOf("NO_ACTUALS", day)];
	const steps = dueStretches(day, setup).map(({ begin, end }) => ({
		kind: "ENTER" as const,
		begin: secondOf(begin),
		end: secondOf(end),
		activityId,
		projectNodeId: null,
	}));
	return [gapOf("NO_ACTUALS", day, { steps })];
}

/** The overview counts the same days, in SQL. */
function isEmpty(day: GapDay): boolean {
	const { isOver, dueMinutes, actualMinutes, isExcused, entries } = day;
	const isDue = isOver && dueMinutes > 0 && !isExcused;
	return isDue && actualMinutes === 0 && !entries.some(isLive);
}
