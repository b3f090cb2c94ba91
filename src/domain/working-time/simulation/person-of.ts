import { minuteOf, secondOf } from "../../time/epoch.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import type { EpochMinute, EpochSecond } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import type { AbsenceSpan } from "../layout/absence-span.ts";
import type { PersonEntry, PersonFacts } from "../layout/person-facts.ts";
import { secondOfInstant } from "./iso-instant.ts";
import { plannedShiftOf } from "./planned-shift-of.ts";
import type { SimulationInput } from "./simulation-input.ts";
import { worksheetOf } from "./worksheet-of.ts";

/** The person that a checked input describes. */
export function personOf(
	input: SimulationInput,
	zone: Zone,
	now: EpochMinute,
	holidaysOn: PersonFacts["holidaysOn"],
): PersonFacts {
	const { employment, worksheet: given, shiftGapMinutes } = input;
	const worksheet = given && worksheetOf(given, dayOfIso(input.from));
	return {
		zone,
		shiftGapMinutes,
		entryDay: dayOrNull(employment?.entry),
		exitDay: dayOrNull(employment?.exit),
		now,
		worksheetOn: () => worksheet,
		holidaysOn,
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
