import { targetSum, type WorksheetDayFault } from "#domain/working-time/layout/worksheet.ts";
import type { Unparsed } from "#kit/ui/field/field-given.ts";
import { stillUnread } from "#kit/ui/field/still-unread.ts";
import type { Times } from "#kit/ui/field/time-range-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { faultOf } from "../../contract/fault-of.ts";
import type { DayValues } from "../../contract/worksheet-day.ts";
import { texts } from "../../text.ts";

/** A day as it stands in its fields. */
export interface TypedDay {
	readonly target: number | null;
	readonly workingTime: Times | null;
	readonly coreTime: Times | null;
	readonly frameTime: Times | null;
	readonly breaks: DayValues["breaks"];
	/** Fields in which something stands that is no time. */
	readonly unread: readonly DayPart[];
}

/** What is typed of a day, each in a field of its own. */
export type DayPart = "target" | "workingTime" | "coreTime" | "frameTime" | "breaks";

const noTimes = { workingTime: null, coreTime: null, frameTime: null } as const;
export const emptyDay: TypedDay = { target: null, ...noTimes, breaks: [], unread: [] };

/** Taken by a day that is switched on where there is nothing to take over. */
export const usualDay: TypedDay = { ...emptyDay, target: 480 };

export function typedDay(day: DayValues): TypedDay {
	const { targetMinutes: target, workingTime, coreTime, frameTime } = day;
	// behind midnight it is typed as the time it is on the clock
	const breaks = day.breaks.map(({ begin, minutes }) => ({ begin: begin % 1440, minutes }));
	return { target, workingTime, coreTime, frameTime, breaks, unread: [] };
}

/** What is meant by it; call it on a day without faults. */
export function dayValuesOf({ target, unread: _, ...times }: TypedDay): DayValues {
	return { targetMinutes: target ?? 0, ...times };
}

/** The target of several days together, as far as it is typed. */
export function typedSum(days: readonly TypedDay[]): number {
	return targetSum(days.map(dayValuesOf));
}

/** The day with one part typed anew; keeps in mind where something stands that cannot be read. */
export function withPart<Part extends DayPart>(
	day: TypedDay,
	part: Part,
	value: TypedDay[Part],
	unparsed: Unparsed | undefined,
): TypedDay {
	return { ...day, [part]: value, unread: stillUnread(day.unread, part, unparsed) };
}

/** Whether nothing stands in it: the day is free. */
export function isFree({ target, breaks, unread, ...times }: TypedDay): boolean {
	const isEmpty = breaks.length === 0 && unread.length === 0;
	return isEmpty && !target && Object.values(times).every((time) => time === null);
}

type TypedFault = WorksheetDayFault | "UNREAD";

export function faultOfTyped(day: TypedDay): TypedFault | null {
	return day.unread.length > 0 ? "UNREAD" : faultOf(dayValuesOf(day));
}

/** What is wrong with a typed day, as a sentence; undefined where it is sound. */
export function useFaultText(): (day: TypedDay) => string | undefined {
	const { faults } = useTexts(texts);
	return (day) => {
		const fault = faultOfTyped(day);
		return fault === null ? undefined : faults[fault];
	};
}
