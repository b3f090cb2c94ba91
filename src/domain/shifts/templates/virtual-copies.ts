import { weekdayOf } from "../../time/iso-week.ts";
import type { LocalDay } from "../../time/quantities.ts";
import type {
	CopyTimes,
	FilledCopy,
	HolidayShares,
	OverrideState,
	ShiftTemplate,
	TemplateException,
	TemplateItem,
} from "./template-facts.ts";

/** One person who is needed on a day, or a shift that stands for her. */
export interface VirtualCopy<Item extends TemplateItem = TemplateItem> extends CopyTimes {
	readonly item: Item;
	readonly day: LocalDay;
	/** Counted from 1. */
	readonly copy: number;
	readonly activityId: string;
	readonly state: OverrideState;
	/** FILLED: the shift. */
	readonly shiftId: string | null;
	readonly exceptionId: string | null;
	/** Somebody is to be there; false where it is left out, and where a shift stands for what is no longer needed. */
	readonly isNeeded: boolean;
}

/** Both inclusive. */
export interface CopyRange {
	readonly from: LocalDay;
	readonly to: LocalDay;
}

/**
 * What a template asks for on the days of a range, in their order, then in that of the items and copies. A shift that
 * stands for a copy stays one whatever becomes of the template; one of an item that is gone is a shift like any other.
 */
export function virtualCopies<Item extends TemplateItem>(
	template: ShiftTemplate<Item>,
	{ from, to }: CopyRange,
	given: {
		readonly holidays: HolidayShares;
		readonly exceptions: readonly TemplateException[];
		readonly filled: readonly FilledCopy[];
	},
): VirtualCopy<Item>[] {
	const exceptions = new Map(given.exceptions.map((one) => [keyOf(one), one]));
	const filled = Map.groupBy(given.filled, keyOf);
	const found: VirtualCopy<Item>[] = [];
	for (let day = from; day <= to; day++) {
		for (const item of template.items) {
			const key = keyOf({ itemId: item.id, day: day as LocalDay });
			const isDue = isDueOn(template, item, day as LocalDay, given.holidays);
			const asked = { day: day as LocalDay, exception: exceptions.get(key) ?? null, isDue };
			found.push(...copiesOf(item, asked, filled.get(key) ?? []));
		}
	}
	return found;
}

const keyOf = ({ itemId, day }: { readonly itemId: string; readonly day: LocalDay }) =>
	`${itemId} ${day}`;

/** Whether an item is due on a day, before exceptions. */
export function isDueOn(
	{ holidayMode, countsHalfHolidays }: ShiftTemplate,
	{ dayIndex }: Pick<TemplateItem, "dayIndex">,
	day: LocalDay,
	holidays: HolidayShares,
): boolean {
	const share = holidays.get(day) ?? 0;
	const isHoliday = share === 1 || (share > 0 && countsHalfHolidays);
	if (holidayMode === "ON_HOLIDAY_IGNORE_DAYINDEX") return isHoliday;
	return weekdayOf(day) - 1 === dayIndex && isHoliday === (holidayMode === "HOLIDAY_ON_DAYINDEX");
}

interface Asked {
	readonly day: LocalDay;
	readonly exception: TemplateException | null;
	readonly isDue: boolean;
}

function copiesOf<Item extends TemplateItem>(
	item: Item,
	{ day, exception, isDue }: Asked,
	filled: readonly FilledCopy[],
): VirtualCopy<Item>[] {
	const shiftOf = new Map(filled.map(({ copy, shiftId }) => [copy, shiftId]));
	const change = isDue ? exception : null;
	const state: OverrideState = change === null ? "NONE" : leavesOut(change) ? "SKIPPED" : "CHANGED";
	const due = isDue ? item.copies : 0;
	const numbers = [
		...Array.from({ length: due }, (_, nth) => nth + 1),
		...[...shiftOf.keys()].filter((copy) => copy > due).sort((one, other) => one - other),
	];
	const { activityId, ...times } = changedBy(item, change);
	return numbers.map((copy) => ({
		...{ item, day, copy, activityId, ...times },
		state: shiftOf.has(copy) ? "FILLED" : state,
		shiftId: shiftOf.get(copy) ?? null,
		exceptionId: change?.id ?? null,
		isNeeded: copy <= due && state !== "SKIPPED",
	}));
}

export function leavesOut({
	activityId,
	beginMinute,
	endMinute,
}: Pick<TemplateException, "activityId" | "beginMinute" | "endMinute">): boolean {
	return activityId === null && beginMinute === null && endMinute === null;
}

/** Pauses that lie outside the other times fall away. */
export function changedBy(
	item: TemplateItem,
	change: Pick<TemplateException, "activityId" | "beginMinute" | "endMinute"> | null,
): CopyTimes & { readonly activityId: string } {
	const beginMinute = change?.beginMinute ?? item.beginMinute;
	const endMinute = change?.endMinute ?? item.endMinute;
	const pauses = item.pauses.filter(
		({ minute, minutes }) => minute >= beginMinute && minute + minutes <= endMinute,
	);
	return { beginMinute, endMinute, pauses, activityId: change?.activityId ?? item.activityId };
}
