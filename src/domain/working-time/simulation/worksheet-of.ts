import { minuteOfWallTime } from "../../surcharge/conditions/wall-time.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import type { LocalDay, LocalMinute } from "../../time/quantities.ts";
import type { LocalSpan } from "../facts.ts";
import type { Worksheet, WorksheetDay } from "../layout/worksheet.ts";
import type { WeekdayInput, WorksheetInput } from "./simulation-input.ts";

/** A worksheet as it was sent; its cycle starts with the first day asked for unless it says otherwise. */
export function worksheetOf(
	{ kind, attribution, cycleStart, weeks }: WorksheetInput,
	from: LocalDay,
): Worksheet {
	return {
		kind,
		attribution,
		cycleStart: cycleStart === null ? from : dayOfIso(cycleStart),
		weeks: weeks.map((week) => new Map(week.map((day) => [day.weekday, worksheetDayOf(day)]))),
		exceptions: new Map(),
	};
}

function worksheetDayOf(given: WeekdayInput): WorksheetDay {
	const { targetMinutes, begin, end, core, frame, breaks } = given;
	const isTimed = begin !== null && end !== null;
	return {
		targetMinutes,
		workingTime: isTimed ? spanOf({ begin, end }) : null,
		coreTime: core && spanOf(core),
		frameTime: frame && spanOf(frame),
		breaks: breaks.map((one) => ({
			begin: localMinute(one.begin),
			minutes: one.minutes,
		})),
	};
}

function spanOf(span: { begin: string; end: string }): LocalSpan {
	return { begin: localMinute(span.begin), end: localMinute(span.end) };
}

export function localMinute(time: string): LocalMinute {
	return minuteOfWallTime(time) as LocalMinute;
}
