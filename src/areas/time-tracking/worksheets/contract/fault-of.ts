import type { LocalSpan } from "#domain/working-time/facts.ts";
import {
	type LocalBreak,
	type WorksheetDay,
	type WorksheetDayFault,
	worksheetDayFault,
} from "#domain/working-time/layout/worksheet.ts";
import type { DayValues } from "./worksheet-day.ts";

/** What is wrong with a day that was handed in; browser and server ask the same. */
export function faultOf(day: DayValues): WorksheetDayFault | null {
	return worksheetDayFault(domainDay(day));
}

/** The same day by the domain's types: its minutes are those of the wall clock. */
export function domainDay(day: DayValues): WorksheetDay {
	return {
		targetMinutes: day.targetMinutes,
		workingTime: day.workingTime as LocalSpan | null,
		coreTime: day.coreTime as LocalSpan | null,
		frameTime: day.frameTime as LocalSpan | null,
		breaks: day.breaks as unknown as readonly LocalBreak[],
	};
}
