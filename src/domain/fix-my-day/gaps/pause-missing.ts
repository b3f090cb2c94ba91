import { secondOf } from "../../time/epoch.ts";
import type { EpochMinute } from "../../time/quantities.ts";
import type { Span } from "../../working-time/facts.ts";
import { changeOf, type Gap, gapOf, type MendStep } from "../gap.ts";
import { type EndedEntry, type GapDay, type GapSetup, isCountedWork } from "../gap-day.ts";
import { placePause } from "../place-pause.ts";

/**
 * Too short a pause (§ 4 ArbZG, § 11 JArbSchG): what is missing is proposed in the longest piece of work. Where a rule takes
 * it away by itself it is only a notice, for the person who paused at another time.
 */
export function pauseMissing(day: GapDay, setup: GapSetup): Gap[] {
	const found = day.violations.find(
		(one) => one.code === "BREAK_MISSING" || one.code === "MINOR_BREAK",
	);
	if (found === undefined || !("breakMinutes" in found) || !day.isOver) return [];
	const { requiredMinutes, breakMinutes } = found;
	const short = Math.max(0, requiredMinutes - breakMinutes);
	const missing = Math.max(short, day.limits.breakBlockMinutes);
	const worked = day.entries.filter(isCountedWork);
	const longest = worked.toSorted((one, other) => lasts(other) - lasts(one))[0];
	return [
		gapOf("PAUSE_MISSING", day, {
			entryId: longest?.id ?? null,
			isNotice: day.autoPauseMinutes >= missing,
			isWaiting: worked.some(({ change }) => change !== null),
			steps: longest === undefined ? [] : split(longest, missing, day, setup),
			figures: { requiredMinutes, breakMinutes },
		}),
	];
}

function lasts({ begin, end }: EndedEntry): number {
	return end - begin;
}

/** The work until the pause, the pause, and the work behind it. */
function split(
	entry: EndedEntry,
	minutes: number,
	day: GapDay,
	{ pauseActivityId }: GapSetup,
): MendStep[] {
	const pause = placePause(stretchOf(entry), minutes, day);
	if (pause === null) return [];
	const [begin, end] = [secondOf(pause.begin), secondOf(pause.end)];
	const { activityId, projectNodeId } = entry;
	const enter = { kind: "ENTER", projectNodeId: null } as const;
	return [
		changeOf(entry, { begin: entry.begin, end: begin }),
		...(pauseActivityId === null ? [] : [{ ...enter, begin, end, activityId: pauseActivityId }]),
		{ ...enter, begin: end, end: entry.end, activityId, projectNodeId },
	];
}

/** The whole minutes of an entry. */
function stretchOf({ begin, end }: EndedEntry): Span {
	return { begin: Math.ceil(begin / 60) as EpochMinute, end: Math.floor(end / 60) as EpochMinute };
}
