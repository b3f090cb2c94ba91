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
	const { view } = shown;
	if (view !== "PEOPLE") return shifts.map((shift) => itemOf(shift, shown));
	const alike = Map.groupBy(shifts, (one) => (one.userId === null ? alikeKey(one) : one.id));
	return [...alike.values()].map((own) => itemOf(own[0] as PlannedShift, shown, own.length));
}

/** Open ones that are the same lie on top of each other: each is as good as the other. */
export const alikeKey = (one: PlannedShift) =>
	[one.day, one.activity, one.beginMinute, one.endMinute, one.workspaceId, one.isPublished].join(
		" ",
	);

function itemOf(shift: PlannedShift, shown: Shown, count = 1): TimelineItem {
	const { plan, view, byHours, conflicts, lentTo, t } = shown;
	const kind = plan.activities[shift.activity];
	const short = kind?.code ?? kind?.name.slice(0, 2) ?? "";
	const { isPublished, userId, mayPlan, workspaceId } = shift;
	const { times, hours } = shortTimes(shift);
	const conflict = conflicts.get(shift.id);
	const lent = lentTo(shift);
	return {
		...placeOf(shift, byHours),
		id: shift.id,
		rowId: rowOf(view, shift),
		...standingOf({ userId, isPublished }, t),
		tone: kind?.color ?? "",
		...(view === "PEOPLE"
			? {
					...{ label: kind?.name ?? short, short },
					shortNote: count > 1 ? t.times(count) : hours,
					note: [times, count > 1 && t.times(count), lent !== undefined && t.lent(lent)]
						.filter(Boolean)
						.join(" "),
				}
			: {
					label: shift.name ?? t.openShort,
					short: shift.initials,
					note: `${short} ${times}`,
					// the row says the kind; where the place is the row, its first hour says what there is no room for
					shortNote: view === "ACTIVITIES" ? hours : `${short} ${hours.slice(0, 2)}`,
				}),
		...(lent !== undefined && { icon: IconArrowsRight }),
		...(!mayPlan && { isFixed: true, fixedWhy: t.notYours }),
		...(mayPlan && workspaceId === null && { isFixed: true, fixedWhy: t.placeless }),
		...(conflict !== undefined && { conflict }),
	};
}

/** How it looks, and what that means of a shift. */
function standingOf(
	{ userId, isPublished }: Pick<PlannedShift, "userId" | "isPublished">,
	{ standing }: Shown["t"],
): Pick<TimelineItem, "state" | "stateLabel"> {
	if (userId === null) return { state: "REQUESTED", stateLabel: standing.open };
	if (isPublished) return { state: "APPROVED", stateLabel: standing.published };
	return { state: "PLANNED", stateLabel: standing.unpublished };
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
