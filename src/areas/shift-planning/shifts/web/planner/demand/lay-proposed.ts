import type { Demand } from "#areas/shift-planning/templates/contract/demand.ts";
import type { ShiftPlan } from "../../../contract.ts";
import type { PlannedShift } from "../plan-items.ts";

/** A shift that somebody is to have; without an id it stands for a copy of a template's item, which its key begins with. */
export interface ProposedForPlan {
	readonly key: string;
	readonly shiftId: string | null;
	readonly userId: string | null;
	readonly day: string;
	readonly beginMinute: number;
	readonly endMinute: number;
	readonly workspaceId: string | null;
	readonly activityId: string;
}

interface Given {
	readonly plan: ShiftPlan;
	/** Says how long the pauses of its items are. */
	readonly demand: Demand | undefined;
	readonly proposed: readonly ProposedForPlan[];
}

/** The plan as it would be with what is proposed, to be counted. */
export function layProposed(
	shifts: readonly PlannedShift[],
	{ plan, demand, proposed }: Given,
): readonly PlannedShift[] {
	if (proposed.length === 0) return shifts;
	const takers = new Map(proposed.map(({ shiftId, userId }) => [shiftId, userId]));
	const given = shifts.map((shift) => {
		const userId = takers.get(shift.id);
		return userId ? { ...shift, userId } : shift;
	});
	const pauses = new Map(
		(demand?.items ?? []).map((item) => [
			item.id,
			item.pauses.reduce((sum, { minutes }) => sum + minutes, 0),
		]),
	);
	const fresh = proposed
		.filter(({ shiftId }) => shiftId === null)
		.map((one) => asPlanned(one, plan, pauses.get(one.key.split(" ")[0] ?? "") ?? 0));
	return [...given, ...fresh];
}

function asPlanned(one: ProposedForPlan, plan: ShiftPlan, pauseMinutes: number): PlannedShift {
	const { key, userId, day, beginMinute, endMinute, workspaceId, activityId } = one;
	const workspace = plan.workspaces.findIndex(({ id }) => id === workspaceId);
	return {
		...{ id: key, version: 0, day, beginMinute, endMinute, pauseMinutes, userId },
		workspace: workspace < 0 ? null : workspace,
		activity: plan.activities.findIndex(({ id }) => id === activityId),
		...{ isPublished: false, groupId: null, name: null, initials: "", workspaceId, activityId },
		...{ mayPlan: false, homeId: null, unitId: plan.workspaces[workspace]?.unitId ?? null },
	};
}

/** Of what nobody has what stays open. */
export function stillOpen(
	shifts: readonly PlannedShift[],
	proposed: readonly ProposedForPlan[],
): readonly PlannedShift[] {
	if (proposed.length === 0) return shifts;
	const taken = new Set(proposed.map(({ shiftId }) => shiftId));
	return shifts.filter(({ id, userId }) => userId !== null || !taken.has(id));
}
