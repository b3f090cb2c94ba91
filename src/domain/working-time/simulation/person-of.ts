import { minuteOfWallTime } from "../../surcharge/conditions/wall-time.ts";
import { minuteOf, secondOf } from "../../time/epoch.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import { localDayOf, localMinuteOf } from "../../time/local-time.ts";
import type { EpochMinute, EpochSecond, LocalDay, LocalMinute } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import type { LocalSpan } from "../facts.ts";
import type { AbsenceSpan } from "../layout/absence-span.ts";
import { breakOn } from "../layout/local-span.ts";
import type { PersonEntry, PersonFacts } from "../layout/person-facts.ts";
import type { PlannedShift } from "../layout/planned-shift.ts";
import type { Worksheet, WorksheetDay } from "../layout/worksheet.ts";
import { secondOfInstant } from "./iso-instant.ts";
import type { SimulationInput, WeekdayInput, WorksheetInput } from "./simulation-input.ts";

/** The person that a checked input describes. */
export function personOf(
	input: SimulationInput,
	zone: Zone,
	now: EpochMinute,
	holidaysOn: PersonFacts["holidaysOn"],
): PersonFacts {
	const { employment, worksheet: given, shiftGapMinutes, holidayWork } = input;
	const worksheet = given && worksheetOf(given, dayOfIso(input.from));
	return {
		zone,
		shiftGapMinutes,
		entryDay: dayOrNull(employment?.entry),
		exitDay: dayOrNull(employment?.exit),
		now,
		worksheetOn: () => worksheet,
		holidaysOn,
		holidayWorkOn: () => holidayWork,
		entries: input.trackings.flatMap((one) => entryOf(one, now)),
		absences: input.absences.filter(({ state }) => state === "APPROVED").map(absenceOf),
		shifts: input.shifts.map((shift) => plannedShiftOf(shift, zone)),
	};
}

function dayOrNull(text: string | null | undefined) {
	return text === null || text === undefined ? null : dayOfIso(text);
}

/** What runs ends now; what only begins later is not yet there. */
function entryOf(given: SimulationInput["trackings"][number], now: EpochMinute): PersonEntry[] {
	const { state, classType } = given;
	if (state !== "APPROVED" && state !== "REQUESTED") return [];
	const begin = secondOfInstant(given.begin);
	const end = endOf(given.end, now);
	if (end <= begin) return [];
	return [
		{
			begin,
			end,
			classType,
			state,
			countsAsWorkingTime: false,
			activityId: given.activity,
			workspaceId: given.workspace,
			unitId: given.unit,
		},
	];
}

function endOf(end: string | null, now: EpochMinute): EpochSecond {
	return end === null ? secondOf(now) : secondOfInstant(end);
}

function absenceOf(given: SimulationInput["absences"][number]): AbsenceSpan {
	const { begin, end, state: _approved, ...rest } = given;
	return { from: dayOfIso(begin), to: dayOfIso(end), ...rest };
}

/** The minute that a simulation takes for the present. */
export function nowOf({ now }: SimulationInput, endOfRange: EpochMinute): EpochMinute {
	return now === null ? endOfRange : minuteOf(secondOfInstant(now));
}

/** A shift as it was sent; of its pauses counts what lies inside, those before its time of day lie on the next day. */
function plannedShiftOf(given: SimulationInput["shifts"][number], zone: Zone): PlannedShift {
	const begin = minuteOf(secondOfInstant(given.begin));
	const end = minuteOf(secondOfInstant(given.end));
	const day = localDayOf(begin, zone);
	const from = localMinuteOf(begin, zone);
	const pauses = given.pauses
		.map((pause) => {
			const time = { begin: localMinute(pause.begin), minutes: pause.minutes };
			const span = breakOn(day, time, from, zone);
			return {
				begin: Math.max(span.begin, begin) as EpochMinute,
				end: Math.min(span.end, end) as EpochMinute,
			};
		})
		.filter((pause) => pause.begin < pause.end)
		.sort((a, b) => a.begin - b.begin);
	return { begin, end, pauses, classType: given.classType };
}

/** A worksheet as it was sent; its cycle starts with the first day asked for unless it says otherwise. */
function worksheetOf(
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
		breaks: breaks.map((one) => ({ begin: localMinute(one.begin), minutes: one.minutes })),
	};
}

function spanOf(span: { begin: string; end: string }): LocalSpan {
	return { begin: localMinute(span.begin), end: localMinute(span.end) };
}

function localMinute(time: string): LocalMinute {
	return minuteOfWallTime(time) as LocalMinute;
}
