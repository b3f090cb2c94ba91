import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { Words } from "#kit/contract/texts.ts";
import type {
	TimelineCoverage,
	TimelineGroup,
	TimelineRow,
} from "#kit/ui/timeline/timeline-given.ts";
import type { Format } from "#kit/web/format/format.ts";
import type { ShiftPlan } from "../../contract.ts";
import type { texts } from "../text.ts";
import { openRow, type PlannedShift, type PlanView } from "./plan-items.ts";

interface Given {
	readonly plan: ShiftPlan;
	readonly shifts: readonly PlannedShift[];
	readonly view: PlanView;
	readonly t: Words<typeof texts>;
	readonly format: Format;
	/** Weeks enough to be measured by the contract. */
	readonly isLong: boolean;
	/** Whose row is marked. */
	readonly ownId: string;
}

interface Rows {
	readonly rows: TimelineRow[];
	readonly groups: TimelineGroup[];
}

/** Rows of a view; what nobody has stands on top. */
export function rowsOf(given: Given): Rows {
	const { plan, view, t } = given;
	if (view === "WORKSPACES") return { rows: plan.workspaces.map(nameRow), groups: [] };
	if (view === "ACTIVITIES") return { rows: plan.activities.map(nameRow), groups: [] };
	const open = { id: openRow, name: t.open, figure: String(plan.open.length) };
	return {
		rows: [
			...(plan.open.length > 0 || isPlanner(plan)
				? [{ ...open, isAlert: plan.open.length > 0 }]
				: []),
			...ownFirst(given).map((person) => personRow(person, given)),
		],
		groups: plan.units.map(({ id, name }) => ({
			id,
			name,
			note: t.people(plan.people.filter(({ unitId }) => unitId === id).length),
		})),
	};
}

/** Who only looks at the plan looks for herself. */
function ownFirst({ plan, ownId }: Given): ShiftPlan["people"] {
	if (isPlanner(plan)) return plan.people;
	return plan.people.toSorted(
		(one, other) => Number(other.id === ownId) - Number(one.id === ownId),
	);
}

export function isPlanner({ workspaces }: ShiftPlan): boolean {
	return workspaces.some(({ mayPlan }) => mayPlan);
}

function nameRow({ id, name }: { readonly id: string; readonly name: string }): TimelineRow {
	return { id, name };
}

function personRow(
	{ id, firstName, lastName, unitId, targetMinutes }: ShiftPlan["people"][number],
	{ shifts, t, format, plan, ownId, isLong }: Given,
): TimelineRow {
	const inHours = (value: number) => format.amount(Math.round(value / 60));
	const own = shifts.filter(({ userId }) => userId === id);
	const minutes = own.reduce((sum, shift) => sum + workOf(shift, plan), 0);
	return {
		id,
		groupId: unitId,
		name: `${lastName}, ${firstName}`,
		person: { firstName, lastName },
		isMarked: id === ownId,
		figure: inHours(minutes),
		...(targetMinutes !== null &&
			isLong && {
				ofFigure: t.ofHours(inHours(targetMinutes)),
				isAlert: minutes > targetMinutes,
			}),
	};
}

/** Minutes that count: neither of a planned day off, nor of standby. */
function workOf({ activity, ...shift }: PlannedShift, { activities }: ShiftPlan): number {
	const kind = activities[activity]?.classType;
	if (kind === "SHIFT_FREE" || kind === "SHIFT_STANDBY") return 0;
	return shift.endMinute - shift.beginMinute - shift.pauseMinutes;
}

/** How many are planned on each day. */
export function coverageOf(
	shifts: readonly PlannedShift[],
	{ from, to }: DayRange,
	{ plan, t }: Pick<Given, "plan" | "t">,
): TimelineCoverage {
	const counts = new Map<string, number>();
	for (const { day, userId, activity } of shifts) {
		if (userId === null || plan.activities[activity]?.classType === "SHIFT_FREE") continue;
		counts.set(day, (counts.get(day) ?? 0) + 1);
	}
	const open = Map.groupBy(
		shifts.filter(({ userId }) => userId === null),
		({ day }) => day,
	);
	return {
		title: t.coverage,
		look: "ratio",
		days: Array.from({ length: to - from + 1 }, (_, nth) => {
			const day = (from + nth) as typeof from;
			const iso = isoOfDay(day);
			const count = counts.get(iso) ?? 0;
			return { day, count, needed: count + (open.get(iso)?.length ?? 0) };
		}),
	};
}
