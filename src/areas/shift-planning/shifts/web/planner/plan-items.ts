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
	return cellsOf(plan).flatMap((cells, nth) => {
		const person = nth === 0 ? undefined : people[nth - 1];
		const initials =
			person === undefined ? "" : `${person.firstName.slice(0, 1)}${person.lastName.slice(0, 1)}`;
		return cells.map((cell): PlannedShift => {
			const place = cell.workspace === null ? undefined : workspaces[cell.workspace];
			return {
				...cell,
				userId: person?.id ?? null,
				name: person?.lastName ?? null,
				initials,
				workspaceId: place?.id ?? null,
				activityId: activities[cell.activity]?.id ?? "",
				homeId: person?.unitId ?? null,
				unitId: place?.unitId ?? null,
				mayPlan: place?.mayPlan ?? person?.mayPlan ?? false,
			};
		});
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
	const known = { dayOf: readDays(), timesOf: readTimes() };
	if (view !== "PEOPLE") return shifts.map((shift) => itemOf(shift, shown, known));
	const alike = Map.groupBy(
		shifts.filter(({ userId }) => userId === null),
		alikeKey,
	);
	const open = [...alike.values()].map((own) =>
		itemOf(own[0] as PlannedShift, shown, known, own.length),
	);
	const given = shifts.filter(({ userId }) => userId !== null);
	return [...open, ...given.map((shift) => itemOf(shift, shown, known))];
}

/** Days and times of thousands of shifts are the same few: each is read once. */
interface Known {
	readonly dayOf: (iso: string) => LocalDay;
	readonly timesOf: (times: Omit<Times, "day">) => ReturnType<typeof shortTimes>;
}

/** Each day read once. */
export function readDays(): Known["dayOf"] {
	const known = new Map<string, LocalDay>();
	return (iso) => {
		const found = known.get(iso) ?? dayOfIso(iso);
		known.set(iso, found);
		return found;
	};
}

function readTimes(): Known["timesOf"] {
	const known = new Map<number, ReturnType<typeof shortTimes>>();
	return (times) => {
		// a shift ends at the end of the third day at the latest
		const key = times.beginMinute * 10_000 + times.endMinute;
		const found = known.get(key) ?? shortTimes(times);
		known.set(key, found);
		return found;
	};
}

/** Open ones that are the same lie on top of each other: each is as good as the other. */
export const alikeKey = (one: PlannedShift) =>
	[one.day, one.activity, one.beginMinute, one.endMinute, one.workspaceId, one.isPublished].join(
		" ",
	);

/** Written out value by value: of thousands each spread would be seen in how long the plan takes to appear. */
function itemOf(shift: PlannedShift, shown: Shown, known: Known, count = 1): TimelineItem {
	const { plan, view, byHours, conflicts, t } = shown;
	const { isPublished, userId, mayPlan, workspaceId } = shift;
	const isOfPeople = view === "PEOPLE";
	const kind = plan.activities[shift.activity];
	const short = kind?.code ?? kind?.name.slice(0, 2) ?? "";
	const conflict = conflicts.get(shift.id);
	const lent = shown.lentTo(shift);
	const { from, to, beginMinute, endMinute } = placeOn(known.dayOf(shift.day), shift, byHours);
	const { state, stateLabel } = standingOf({ userId, isPublished }, t);
	const { times, hours } = known.timesOf(shift);
	const item: { -readonly [Key in keyof TimelineItem]: TimelineItem[Key] } = {
		...{ id: shift.id, rowId: rowOf(view, shift), from, to, beginMinute, state, stateLabel },
		tone: kind?.color ?? "",
		label: isOfPeople ? (kind?.name ?? short) : (shift.name ?? t.openShort),
		short: isOfPeople ? short : shift.initials,
		note: isOfPeople ? personalNote(times, count, lent, t) : `${short} ${times}`,
		shortNote: shortNoteOf(view, { short, hours, count, t }),
	};
	if (endMinute !== undefined) item.endMinute = endMinute;
	if (lent !== undefined) item.icon = IconArrowsRight;
	if (conflict !== undefined) item.conflict = conflict;
	if (!mayPlan || workspaceId === null) {
		item.isFixed = true;
		item.fixedWhy = mayPlan ? t.placeless : t.notYours;
	}
	return item;
}

/** "06–14:30 2 × an Station 3" */
function personalNote(times: string, count: number, lent: string | undefined, t: Shown["t"]) {
	const more = count > 1 ? `${times} ${t.times(count)}` : times;
	return lent === undefined ? more : `${more} ${t.lent(lent)}`;
}

interface ShortNote extends Pick<Shown, "t"> {
	readonly short: string;
	readonly hours: string;
	readonly count: number;
}

/** The row says the kind; where the place is the row, its first hour says what there is no room for. */
function shortNoteOf(view: PlanView, { short, hours, count, t }: ShortNote): string {
	if (view === "PEOPLE") return count > 1 ? t.times(count) : hours;
	return view === "ACTIVITIES" ? hours : `${short} ${hours.slice(0, 2)}`;
}

/** How it looks, and what that means of a shift. */
function standingOf(
	{ userId, isPublished }: Pick<PlannedShift, "userId" | "isPublished">,
	{ standing }: Shown["t"],
): Required<Pick<TimelineItem, "state" | "stateLabel">> {
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
export function placeOf({ day, ...times }: Times, byHours: boolean) {
	const { endMinute, ...place } = placeOn(dayOfIso(day), times, byHours);
	return { ...place, ...(endMinute !== undefined && { endMinute }) };
}

function placeOn(from: LocalDay, { beginMinute, endMinute }: Omit<Times, "day">, byHours: boolean) {
	if (!byHours) return { from, to: from, beginMinute, endMinute: undefined };
	const last = Math.floor((endMinute - 1) / 1440);
	return { from, to: (from + last) as LocalDay, beginMinute, endMinute: endMinute - last * 1440 };
}
