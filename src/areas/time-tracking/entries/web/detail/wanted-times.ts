import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";

/** The times of an entry as somebody wants them to be; undefined where nobody wants others. */
export function wantedTimes({ change, begin, end, zone }: TimeTrackingDetail) {
	if (change === null || (change.begin === null && change.end === null)) return undefined;
	const wanted = { begin: change.begin ?? begin, end: change.end ?? end, zone };
	return { ...wanted, duration: wanted.end === null ? null : secondsOf(wanted.begin, wanted.end) };
}

/** Of whole minutes, as of every entry: both ends are cut to theirs. */
function secondsOf(begin: string, end: string): number {
	const minuteAt = (instant: string) => minuteOf(secondOfMilliseconds(Date.parse(instant)));
	return (minuteAt(end) - minuteAt(begin)) * 60;
}
