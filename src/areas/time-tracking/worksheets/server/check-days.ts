import { refuse } from "#kit/server/refusals/refuse.ts";
import { faultOf } from "../contract/fault-of.ts";
import { worksheetDaysWrong, worksheetDayWrong } from "../contract/refusals.ts";
import type { DayValues, TemplateDay } from "../contract/worksheet-day.ts";

/** Refuses a day whose times cannot be meant; the facts say why. */
export function checkDay(
	day: DayValues,
	place: { readonly week?: number; readonly weekday?: number } = {},
): void {
	const fault = faultOf(day);
	if (fault !== null) refuse(worksheetDayWrong, { facts: { ...place, fault } });
}

/** The same for the days of a template, each of which stands once and within the cycle. */
export function checkDays(days: readonly TemplateDay[], weeks: number): void {
	const places = new Set(days.map(({ week, weekday }) => week * 10 + weekday));
	const areWithin = days.every(({ week }) => week <= weeks);
	if (places.size < days.length || !areWithin) refuse(worksheetDaysWrong);
	for (const { week, weekday, ...day } of days) checkDay(day, { week, weekday });
}
