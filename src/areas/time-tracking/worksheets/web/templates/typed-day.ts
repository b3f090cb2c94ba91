import type { WorksheetDayFault } from "#domain/working-time/layout/worksheet.ts";
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
	readonly breaks: readonly TypedBreak[];
	/** Fields in which something stands that is no time. */
	readonly unread: readonly string[];
}

export interface TypedBreak {
	readonly begin: number | null;
	readonly minutes: number | null;
}

const noTimes = { workingTime: null, coreTime: null, frameTime: null } as const;
export const emptyDay: TypedDay = { target: null, ...noTimes, breaks: [], unread: [] };

export function typedDay(day: DayValues): TypedDay {
	const { targetMinutes: target, workingTime, coreTime, frameTime } = day;
	// behind midnight it is typed as the time it is on the clock
	const breaks = day.breaks.map(({ begin, minutes }) => ({ begin: begin % 1440, minutes }));
	return { target, workingTime, coreTime, frameTime, breaks, unread: [] };
}

/** What is meant by it; call it on a day without faults. */
export function dayValuesOf({ target, unread: _, ...times }: TypedDay): DayValues {
	const breaks = times.breaks.map(({ begin, minutes }) => ({
		begin: begin ?? 0,
		minutes: minutes ?? 0,
	}));
	return { targetMinutes: target ?? 0, ...times, breaks };
}

/** Whether nothing stands in it: the day is free. */
export function isFree({ target, breaks, unread, ...times }: TypedDay): boolean {
	const isEmpty = breaks.length === 0 && unread.length === 0;
	return isEmpty && !target && Object.values(times).every((time) => time === null);
}

type TypedFault = WorksheetDayFault | "BREAK_NEEDED" | "UNREAD";

export function faultOfTyped(day: TypedDay): TypedFault | null {
	if (day.unread.length > 0) return "UNREAD";
	const isWhole = day.breaks.every(({ begin, minutes }) => begin !== null && (minutes ?? 0) > 0);
	return isWhole ? faultOf(dayValuesOf(day)) : "BREAK_NEEDED";
}

/** What is wrong with a typed day, as a sentence; undefined where it is sound. */
export function useFaultText(): (day: TypedDay) => string | undefined {
	const { faults } = useTexts(texts);
	return (day) => {
		const fault = faultOfTyped(day);
		return fault === null ? undefined : faults[fault];
	};
}
