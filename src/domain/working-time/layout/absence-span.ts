import type { LocalDay } from "../../time/quantities.ts";
import type { AbsenceClass, AbsenceFact } from "../facts.ts";

export const dayParts = ["WHOLE", "FIRST_HALF", "SECOND_HALF"] as const;
export type DayPart = (typeof dayParts)[number];

/** An approved absence over one or more days. */
export interface AbsenceSpan {
	readonly from: LocalDay;
	readonly to: LocalDay;
	readonly classType: AbsenceClass;
	/** What it takes of the first and of the last day. */
	readonly beginPart: DayPart;
	readonly endPart: DayPart;
	/** Share of each day, instead of the parts. */
	readonly dayFactor: number | null;
	/** Of each day, instead of a share. */
	readonly minutes: number | null;
	readonly creditsTime: boolean;
}

/** What an absence takes of a day; undefined where it takes nothing. */
export function absenceOn(span: AbsenceSpan, day: LocalDay): AbsenceFact | undefined {
	if (day < span.from || day > span.to) return undefined;
	const { classType, minutes, creditsTime } = span;
	const factor = span.dayFactor ?? shareOf(span, day);
	return { classType, factor, minutes, creditsTime };
}

function shareOf({ from, to, beginPart, endPart }: AbsenceSpan, day: LocalDay): number {
	const isHalfBegin = day === from && beginPart !== "WHOLE";
	const isHalfEnd = day === to && endPart !== "WHOLE";
	// the two halves of one day are all of it
	const isBoth = from === to && beginPart === "FIRST_HALF" && endPart === "SECOND_HALF";
	return (isHalfBegin || isHalfEnd) && !isBoth ? 0.5 : 1;
}
