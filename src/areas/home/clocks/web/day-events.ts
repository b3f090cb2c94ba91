import { isPauseClass } from "#domain/working-time/timeline/time-class.ts";
import type { TimeClocks } from "../contract.ts";

type DayEntry = TimeClocks["day"]["entries"][number];

export interface DayEvent {
	readonly key: string;
	/** ISO instant. */
	readonly at: string;
	readonly kind:
		| "COME"
		| "GO"
		| "PAUSE_BEGUN"
		| "PAUSE_ENDED"
		| "PROJECT_BEGUN"
		| "BEGUN"
		| "CONTINUED";
	/** What begins, or the pause that ends. */
	readonly activity: DayEntry["activity"];
	readonly projectNodeId: string | null;
}

/**
 * What a person did to the clock in the course of the day, the newest first.
 *
 * Example: work 06:00–09:30, PAUSE 09:30–09:45, work since → PAUSE_ENDED 09:45, PAUSE_BEGUN 09:30, COME 06:00.
 */
export function dayEvents(entries: readonly DayEntry[]): DayEvent[] {
	return entries
		.flatMap((entry, index): DayEvent[] => {
			const before = entries[index - 1];
			const follows = before !== undefined && meet(before, entry);
			const after = entries[index + 1];
			const begun = beginEvent(entry, follows ? before : undefined);
			const { end } = entry;
			if (end === null || (after !== undefined && meet(entry, after))) {
				return [begun];
			}
			const key = `${entry.id} end`;
			return [begun, { ...about(entry), key, at: end, kind: "GO" }];
		})
		.toReversed();
}

function meet(earlier: DayEntry, later: DayEntry): boolean {
	return earlier.end !== null && Date.parse(earlier.end) >= Date.parse(later.begin);
}

function beginEvent(entry: DayEntry, before: DayEntry | undefined): DayEvent {
	const kind = beginOf(entry, before);
	const subject = kind === "PAUSE_ENDED" && before ? before : entry;
	return {
		key: `${entry.id} begin`,
		at: entry.begin,
		kind,
		...about(subject),
	};
}

function about({ activity, projectNodeId }: DayEntry) {
	return { activity, projectNodeId };
}

function beginOf(entry: DayEntry, before: DayEntry | undefined): DayEvent["kind"] {
	if (isPause(entry)) return "PAUSE_BEGUN";
	if (before !== undefined && isPause(before)) return "PAUSE_ENDED";
	if (entry.projectNodeId !== null) return "PROJECT_BEGUN";
	if (entry.activity.classType !== "WORKTIME") return "BEGUN";
	return before === undefined ? "COME" : "CONTINUED";
}

function isPause({ activity }: DayEntry): boolean {
	return isPauseClass(activity.classType);
}
