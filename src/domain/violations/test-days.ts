import { dayBounds } from "../time/day-bounds.ts";
import { instantOfLocal } from "../time/instant-of-local.ts";
import { dayOfIso } from "../time/iso-day.ts";
import type { EpochMinute, LocalMinute } from "../time/quantities.ts";
import { zoneOf } from "../time/zone.ts";
import type { CheckedDay, RecordedPiece, RecordedShift } from "./checked-day.ts";
import type { DayText, PieceText } from "./day-text.ts";
import { adultFrom, limitsFor } from "./work-limits.ts";

export const berlin = zoneOf("Europe/Berlin");

export function checkedDay({
	day: date,
	shifts,
	earlier,
	birthday,
	other,
	core,
}: DayText): CheckedDay {
	const day = dayOfIso(date);
	const adult = birthday === undefined ? null : adultFrom(dayOfIso(birthday));
	return {
		day,
		bounds: dayBounds(day, berlin),
		zone: berlin,
		shifts: shifts.map((pieces) => shiftOf(date, pieces)),
		earlierShift: earlier === undefined ? null : shiftOf(earlier[0], earlier.slice(1)),
		limits: limitsFor(day, adult),
		isExempt: false,
		isPublicHoliday: false,
		isEmployed: true,
		...other,
		coreTime: core === undefined ? null : wallSpan(core),
	};
}

function shiftOf(date: string, texts: readonly PieceText[]): RecordedShift {
	let reach = 0;
	const pieces = texts.map((text): RecordedPiece => {
		const { begin, end } = wallSpan(text);
		const after = begin < reach ? begin + 1440 : begin;
		reach = end <= begin ? after + end - begin + 1440 : after + end - begin;
		return {
			begin: at(date, after),
			end: at(date, reach),
			kind: text.endsWith("P") ? "PAUSE" : text.endsWith("B") ? "BREAK" : "WORK",
		};
	});
	return { pieces };
}

function at(date: string, minute: number): EpochMinute {
	return instantOfLocal(dayOfIso(date), minute, berlin);
}

function wallSpan(text: PieceText): { begin: LocalMinute; end: LocalMinute } {
	const [begin, end] = text
		.replace(/[PB]$/, "")
		.split("-")
		.map((time) => {
			const [hour, minute] = time.split(":");
			return (Number(hour) * 60 + Number(minute)) as LocalMinute;
		}) as [LocalMinute, LocalMinute];
	return { begin, end };
}
