import type { TimeTracking } from "../../contract.ts";
import { type DayTimes, dayTimesOf, instantsOf } from "../entry-times.ts";

/** What is typed about an entry. */
export interface EntryValues {
	readonly day: string | null;
	readonly times: DayTimes | null;
	readonly activityId: string | null;
	readonly projectNodeId: string | null;
	/** One of the activity's reasons. */
	readonly reasonId: string | null;
	readonly reason: string;
}

export function valuesOf(entry: TimeTracking): EntryValues {
	return {
		...dayTimesOf(entry),
		activityId: entry.activityId,
		projectNodeId: entry.projectNode?.id ?? null,
		reasonId: null,
		reason: "",
	};
}

/** As it is sent; empty fields were refused before. */
export function timesInput({ day, times, activityId, projectNodeId }: EntryValues, zone: string) {
	const span =
		day === null || times === null ? { begin: "", end: "" } : instantsOf(day, times, zone);
	return { ...span, activityId: activityId ?? "", projectNodeId };
}

/** Own words, or none. */
export function wordsOf(reason: string): string | null {
	return reason.trim() === "" ? null : reason;
}
