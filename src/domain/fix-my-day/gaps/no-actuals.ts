import { secondOf } from "../../time/epoch.ts";
import { instantOfLocal } from "../../time/instant-of-local.ts";
import type { EpochMinute } from "../../time/quantities.ts";
import { requiredBreak } from "../../violations/shift-figures.ts";
import type { Span } from "../../working-time/facts.ts";
import { type Gap, gapOf } from "../gap.ts";
import { type GapDay, type GapSetup, isLive, type PlannedDay } from "../gap-day.ts";
import { placePause } from "../place-pause.ts";
import { rejected } from "./entry-gaps.ts";

/** A day that had a target and has neither entry nor absence: the work of the plan is proposed. */
export function noActuals(day: GapDay, setup: GapSetup): Gap[] {
	if (!isEmpty(day)) return [];
	// what was rejected is a gap of its own
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

/**
 * The work that fills what is due on a day: from the plan's begin, else from when somebody usually comes, with the plan's
 * breaks or the pause that § 4 ArbZG asks for. Empty where neither tells a begin.
 */
function dueStretches(day: GapDay, { usual }: Pick<GapSetup, "usual">): Span[] {
	const { plan, dueMinutes } = day;
	if (plan !== null) return cut(withPause(plan, day), dueMinutes);
	if (usual === null) return [];
	const begin = instantOfLocal(day.day, usual.begin, day.zone);
	const pause = requiredBreak(dueMinutes, day.limits.breakDuties);
	const end = (begin + dueMinutes + pause) as EpochMinute;
	return cut(withPause({ begin, end, breaks: [] }, day), dueMinutes);
}

/** Times that are longer than what is due hold a pause, though nobody says when. */
function withPause(plan: PlannedDay, day: GapDay): PlannedDay {
	const { begin, end, breaks } = plan;
	const missing = end - begin - day.dueMinutes;
	const asked = requiredBreak(day.dueMinutes, day.limits.breakDuties);
	if (breaks.length > 0 || asked === 0 || missing < asked) return plan;
	const pause = placePause({ begin, end }, asked, day);
	return pause === null ? plan : { ...plan, breaks: [pause] };
}

/** What lies between the breaks, until so many minutes are full. */
function cut({ begin, end, breaks }: PlannedDay, minutes: number): Span[] {
	const stretches: Span[] = [];
	let from = begin;
	let left = minutes;
	const ends: readonly Span[] = [...breaks, { begin: end, end }];
	for (const pause of ends) {
		const until = Math.min(pause.begin, end, from + left) as EpochMinute;
		if (until > from) {
			stretches.push({ begin: from, end: until });
			left -= until - from;
		}
		from = Math.max(from, pause.end) as EpochMinute;
	}
	return stretches;
}
