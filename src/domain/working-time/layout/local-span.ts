import { instantOfLocal } from "../../time/instant-of-local.ts";
import type { EpochMinute, LocalDay } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import type { LocalSpan, Span } from "../facts.ts";
import type { LocalBreak, WorksheetDay } from "./worksheet.ts";

/** A span of the wall clock on a day, as instants; one that ends no later than it begins ends on the next day. */
export function spanOn(day: LocalDay, { begin, end }: LocalSpan, zone: Zone): Span {
	return {
		begin: instantOfLocal(day, begin, zone),
		end: instantOfLocal(day, end > begin ? end : end + 1440, zone),
	};
}

/** A worksheet's fixed breaks on a day; where the working time passes midnight, those before its begin lie behind it. */
export function breaksOn(day: LocalDay, { breaks, workingTime }: WorksheetDay, zone: Zone): Span[] {
	const night =
		workingTime !== null && workingTime.end <= workingTime.begin ? workingTime.begin : 0;
	return breaks.map((one) => breakOn(day, one, night, zone));
}

/** @param from what lies before it on the wall clock is meant for the next day */
export function breakOn(
	day: LocalDay,
	{ begin, minutes }: LocalBreak,
	from: number,
	zone: Zone,
): Span {
	const minute = begin < from ? begin + 1440 : begin;
	const instant = instantOfLocal(day, minute, zone);
	return { begin: instant, end: (instant + minutes) as EpochMinute };
}
