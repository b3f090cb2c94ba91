import { printMinute } from "#kit/web/format/print-day.ts";
import type { ShiftPlan } from "../../contract.ts";
import type { PlannedShift } from "./plan-items.ts";

/** A shift that is planned often, to be drawn into the plan. */
export interface ShiftPattern {
	readonly key: string;
	readonly short: string;
	readonly name: string;
	readonly color: string;
	readonly times: string;
	/** Shifts of it by workspace, the most frequent first: what is drawn is like one of them. */
	readonly like: readonly PlannedShift[];
}

const most = 8;

/** The most frequent shifts of what is shown, by kind and times. */
export function patternsOf(
	shifts: readonly PlannedShift[],
	{ activities }: ShiftPlan,
): ShiftPattern[] {
	const keyOf = (one: PlannedShift) =>
		`${one.activity} ${one.beginMinute} ${one.endMinute} ${one.pauseMinutes}`;
	const byKey = Map.groupBy(
		shifts.filter(({ mayPlan, workspaceId }) => mayPlan && workspaceId !== null),
		keyOf,
	);
	return mostFrequent(byKey)
		.slice(0, most)
		.map(([key, own]) => {
			const { activity, beginMinute, endMinute } = own[0] as PlannedShift;
			const kind = activities[activity];
			return {
				...{ key, color: kind?.color ?? "", name: kind?.name ?? "" },
				short: kind?.code ?? kind?.name.slice(0, 2) ?? "",
				times: `${printMinute(beginMinute % 1440)}–${printMinute(endMinute % 1440)}`,
				like: mostFrequent(Map.groupBy(own, ({ workspaceId }) => workspaceId)).map(
					([, [first]]) => first as PlannedShift,
				),
			};
		});
}

function mostFrequent<Key>(
	groups: ReadonlyMap<Key, PlannedShift[]>,
): (readonly [Key, PlannedShift[]])[] {
	return [...groups].sort(([, one], [, other]) => other.length - one.length);
}

/** What is drawn for somebody: at a workspace of her own department where there is one. */
export function likeFor(
	{ like }: ShiftPattern,
	unitId: string | undefined,
	{ workspaces }: ShiftPlan,
): PlannedShift | undefined {
	const unitOf = (shift: PlannedShift) => workspaces[shift.workspace ?? -1]?.unitId;
	return like.find((shift) => unitOf(shift) === unitId) ?? like[0];
}
