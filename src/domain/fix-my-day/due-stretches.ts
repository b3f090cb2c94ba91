import { instantOfLocal } from "../time/instant-of-local.ts";
import type { EpochMinute } from "../time/quantities.ts";
import { requiredBreak } from "../violations/shift-figures.ts";
import type { Span } from "../working-time/facts.ts";
import type { GapDay, GapSetup, PlannedDay } from "./gap-day.ts";
import { placePause } from "./place-pause.ts";

/**
 * The work that fills what is due on a day: from the plan's begin, else from when somebody usually comes, with the plan's
 * breaks or the pause that § 4 ArbZG asks for. Empty where neither tells a begin.
 */
export function dueStretches(day: GapDay, { usual }: Pick<GapSetup, "usual">): Span[] {
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
