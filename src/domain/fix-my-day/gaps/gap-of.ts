import type { Gap, GapKind, MendStep } from "../gap.ts";
import type { GapDay, GapEntry } from "../gap-day.ts";

/** A gap with nothing known of it but its kind, unless more is said. */
export function gapOf(
	kind: GapKind,
	{ day }: GapDay,
	more: Partial<Omit<Gap, "kind" | "day">> = {},
): Gap {
	return {
		kind,
		day,
		entryId: null,
		isNotice: false,
		isWaiting: false,
		steps: [],
		needsTimes: false,
		figures: {},
		...more,
	};
}

/** An entry with other times. */
export function changeOf(
	{ id, version, activityId, projectNodeId }: GapEntry,
	times: Pick<Extract<MendStep, { kind: "CHANGE" }>, "begin" | "end">,
): MendStep {
	return { kind: "CHANGE", entryId: id, version, activityId, projectNodeId, ...times };
}
