import { IconArrowsRight } from "@tabler/icons-react";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { TimelineItem } from "#kit/ui/timeline/timeline-given.ts";
import { cellsOf, type PlannedCell } from "../../contract/shift-cells.ts";
import type { ShiftPlan } from "../../contract.ts";
import type { texts } from "../text.ts";

export type PlanView = "PEOPLE" | "WORKSPACES" | "ACTIVITIES";

/** A shift of the plan with whose it is. */
export interface PlannedShift extends PlannedCell {
	readonly userId: string | null;
	/** Of the person: her last name, and her initials where there is no room for it. */
	readonly name: string | null;
	readonly initials: string;
	readonly workspaceId: string | null;
	readonly activityId: string;
	readonly mayPlan: boolean;
	/** Of the person and of the place. */
	readonly homeId: string | null;
	readonly unitId: string | null;
}

export const openRow = "open";

/** All shifts of a plan, those that nobody has first. */
export function shiftsOf(plan: ShiftPlan): PlannedShift[] {
	const { people, workspaces, activities } = plan;
	const read = (cell: PlannedCell, person: ShiftPlan["people"][number] | null): PlannedShift => {
		const place = cell.workspace === null ? undefined : workspaces[cell.workspace];
		return {
			...cell,
			userId: person?.id ?? null,
			name: person?.lastName ?? null,
			initials:
				person === null ? "" : `${person.firstName.slice(0, 1)}${person.lastName.slice(0, 1)}`,
			workspaceId: place?.id ?? null,
			activityId: activities[cell.activity]?.id ?? "",
			homeId: person?.unitId ?? null,
			unitId: place?.unitId ?? null,
			mayPlan: place?.mayPlan ?? person?.mayPlan ?? false,
		};
	};
	return cellsOf(plan).flatMap((cells, nth) => {
		const person = nth === 0 ? null : (people[nth - 1] ?? null);
		return cells.map((cell) => read(cell, person));
	});
}

/** In which row of a view a shift stands. */
export function rowOf(view: PlanView, { userId, workspaceId, activityId }: PlannedShift): string {
	if (view === "WORKSPACES") return workspaceId ?? openRow;
	return view === "ACTIVITIES" ? activityId : (userId ?? openRow);
}

interface Shown {
	readonly plan: ShiftPlan;
	readonly view: PlanView;
	/** Hours are told: an item takes up its hours, not its day. */
	readonly byHours: boolean;
	/** Where somebody works who belongs elsewhere; undefined for a place of her own. */
	readonly lentTo: (shift: PlannedShift) => string | undefined;
	/** What is wrong with a shift, in words. */
	readonly conflicts: ReadonlyMap<string, string>;
	readonly t: Words<typeof texts>;
}

export function itemsOf(shifts: readonly PlannedShift[], shown: Shown): TimelineItem[] {
	return shifts.map((shift) => itemOf(shift, shown));
}

function itemOf(shift: PlannedShift, shown: Shown): TimelineItem {
	const { plan, view, byHours, conflicts, lentTo, t } = shown;
	const kind = plan.activities[shift.activity];
	const short = kind?.code ?? kind?.name.slice(0, 2) ?? "";
	const { isPublished, userId, mayPlan } = shift;
	const { times, hours } = shortTimes(shift);
	const conflict = conflicts.get(shift.id);
	const lent = lentTo(shift);
	return {
		...placeOf(shift, byHours),
		id: shift.id,
		rowId: rowOf(view, shift),
		state: userId === null ? "REQUESTED" : isPublished ? "APPROVED" : "PLANNED",
		tone: kind?.color ?? "",
		...(view === "PEOPLE"
			? {
					...{ label: kind?.name ?? short, short, shortNote: hours },
					note: lent === undefined ? times : `${times} ${t.lent(lent)}`,
				}
			: {
					label: shift.name ?? t.openShort,
					short: shift.initials,
					note: `${short} ${times}`,
					shortNote: `${short} ${hours}`,
				}),
		...(lent !== undefined && { icon: IconArrowsRight }),
		...(!mayPlan && { isFixed: true, fixedWhy: t.notYours }),
		...(conflict !== undefined && { conflict }),
	};
}

type Times = Pick<PlannedCell, "day" | "beginMinute" | "endMinute">;

/** "06–14:30", and "06–14" where there is no room for it. */
export function shortTimes({ beginMinute, endMinute }: Omit<Times, "day">) {
	return {
		times: `${hour(beginMinute)}–${hour(endMinute)}`,
		hours: `${hour(beginMinute, true)}–${hour(endMinute, true)}`,
	};
}

/** "06", "14:30": as short as can be told. */
function hour(minute: number, isWhole = false): string {
	const [hours, minutes] = [Math.floor(minute / 60) % 24, minute % 60];
	const written = String(hours).padStart(2, "0");
	return isWhole || minutes === 0 ? written : `${written}:${String(minutes).padStart(2, "0")}`;
}

/** Where hours are told a shift over midnight reaches into the next day; else it stands on the day it begins on. */
export function placeOf({ day, beginMinute, endMinute }: Times, byHours: boolean) {
	const from = dayOfIso(day);
	const last = Math.floor((endMinute - 1) / 1440);
	return {
		from,
		to: (from + (byHours ? last : 0)) as LocalDay,
		beginMinute,
		...(byHours ? { endMinute: endMinute - last * 1440 } : {}),
	};
}
