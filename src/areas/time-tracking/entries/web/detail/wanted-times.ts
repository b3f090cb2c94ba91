import { secondOfMilliseconds } from "#domain/time/epoch.ts";
import { entryMinutes } from "#domain/working-time/timeline/entry-minutes.ts";
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";

/** The times of an entry as somebody wants them to be; undefined where nobody wants others. */
export function wantedTimes({ change, begin, end, zone }: TimeTrackingDetail) {
	if (change === null || (change.begin === null && change.end === null)) return undefined;
	const wanted = { begin: change.begin ?? begin, end: change.end ?? end, zone };
	return { ...wanted, duration: wanted.end === null ? null : secondsOf(wanted.begin, wanted.end) };
}

function secondsOf(begin: string, end: string): number {
	const secondAt = (instant: string) => secondOfMilliseconds(Date.parse(instant));
	return entryMinutes(secondAt(begin), secondAt(end)) * 60;
}
