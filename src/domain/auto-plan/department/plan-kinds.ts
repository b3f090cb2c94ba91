import { netMinutes } from "../../shifts/shift-times.ts";
import type { EpochMinute, LocalDay } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import { minutesInWindow } from "../../violations/arbzg-figures.ts";
import type { RosterShift } from "../../violations/shifts/roster-facts.ts";
import { limitsFor } from "../../violations/work-limits.ts";
import type { ShiftKind } from "../problem/roster-problem.ts";
import type { DepartmentPlan } from "./department-plan.ts";

/** More the solver cannot tell apart. */
export const mostKinds = 255;

/**
 * Shifts that are alike to the solver: at the same real times of their day, at one workspace and of one activity, which ask for the
 * same qualifications. Real times count from midnight UTC, so the rest between two of them is exact on days when clocks change: there
 * the same hours of the clock are another kind.
 */
export interface PlanKind {
	readonly begin: number;
	readonly end: number;
	/** Of working time; standby that is none has 0. */
	readonly minutes: number;
	readonly isWork: boolean;
	readonly isNight: boolean;
	/** Null of shifts that stay where they are: only their times matter. */
	readonly workspaceId: string | null;
}

export interface PlanKinds {
	/** The first is number 1. */
	readonly kinds: readonly PlanKind[];
	/** The number of a shift that is to be given to somebody. */
	ofNeed(shift: RosterShift): number;
	/** The number of a shift that stays. */
	ofFixed(shift: RosterShift): number;
}

/** All kinds of a plan; a planned day off is none. */
export function planKinds({ needs, people, zone }: DepartmentPlan): PlanKinds {
	const numbers = new Map<string, number>();
	const kinds: PlanKind[] = [];
	const add = (key: string, shift: RosterShift, workspaceId: string | null) => {
		if (numbers.has(key)) return;
		kinds.push(kindOf(shift, workspaceId, zone));
		numbers.set(key, kinds.length);
	};
	for (const { shift } of needs) add(keyOfNeed(shift), shift, shift.workspaceId);
	for (const { shifts } of people) {
		for (const shift of shifts) if (shift.kind !== "FREE") add(keyOfFixed(shift), shift, null);
	}
	return {
		kinds,
		ofNeed: (shift) => numbers.get(keyOfNeed(shift)) as number,
		ofFixed: (shift) => numbers.get(keyOfFixed(shift)) as number,
	};
}

const dayMinutes = 1440;

const timesOf = (shift: RosterShift) =>
	`${shift.begin - shift.day * dayMinutes} ${shift.end - shift.begin} ${workMinutes(shift)}`;

const keyOfNeed = (shift: RosterShift) =>
	[timesOf(shift), shift.workspaceId ?? "", shift.activityId, ...askedFor(shift)].join(" ");

/** Of one workspace and activity some may ask for more than others: a line of a template does, or a shift by itself. */
const askedFor = ({ requirements }: RosterShift) =>
	requirements
		.map(({ qualificationId, minLevel }) => `${qualificationId}:${minLevel ?? ""}`)
		.sort();

const keyOfFixed = (shift: RosterShift) => `${timesOf(shift)} stays`;

/** Minutes that count as working time. */
export function workMinutes(shift: RosterShift): number {
	return shift.kind === "WORK" ? netMinutes(shift) : 0;
}

function kindOf(shift: RosterShift, workspaceId: string | null, zone: Zone): PlanKind {
	const { begin, end, day, kind } = shift;
	return {
		...{ begin: begin - day * dayMinutes, end: end - day * dayMinutes, workspaceId },
		...{ minutes: workMinutes(shift), isWork: kind === "WORK" },
		isNight: kind === "WORK" && isNight(shift, zone),
	};
}

/** Night work by § 2 (4) ArbZG: more than two hours of the night. */
export function isNight(
	{ begin, end, day }: Pick<RosterShift, "begin" | "end" | "day">,
	zone: Zone,
): boolean {
	const { night, nightWorkAfterMinutes } = limitsFor(day, null);
	return minutesInWindow(begin, end, night, zone) > nightWorkAfterMinutes;
}

/** The same for the solver. Rest is asked for as of adults; what the law wants beyond that the rules themselves see to at the end. */
export function solverKinds({ kinds }: PlanKinds, day: LocalDay): ShiftKind[] {
	const { restMinutes } = limitsFor(day, null);
	return kinds.map(({ minutes, end, isWork }) => ({
		minutes,
		notBefore: kinds.flatMap((next, nth) => {
			const least = isWork && next.isWork ? restMinutes : 0;
			return next.begin + dayMinutes - end < least ? [nth + 1] : [];
		}),
	}));
}

/** Whether a stretch of time meets a kind on a day. */
export function meets(
	{ begin, end }: PlanKind,
	day: number,
	stretch: { readonly begin: number; readonly end: number },
): boolean {
	const midnight = (day * dayMinutes) as EpochMinute;
	return midnight + begin < stretch.end && stretch.begin < midnight + end;
}
