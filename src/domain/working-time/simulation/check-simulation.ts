import { regionCalendar } from "../../holidays/region-calendar.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import { zoneOf } from "../../time/zone.ts";
import { slotOf } from "../rules/rule-catalogue.ts";
import { secondOfInstant } from "./iso-instant.ts";
import type { FaultKey, SimulationFault } from "./simulation-fault.ts";
import { mostSimulatedDays, type SimulationInput } from "./simulation-input.ts";

/** What no schema sees: whether the values fit together. */
export function checkSimulation(input: SimulationInput): SimulationFault[] {
	return [
		...rangeFaults(input),
		...fault("timeZone", "UNKNOWN_ZONE", !isZone(input.timeZone)),
		...fault("holidayRegion", "UNKNOWN_REGION", !isRegion(input)),
		...orderFaults(input),
		...weekdayFaults(input),
		...ruleFaults(input),
		...accountFaults(input),
		...overlapFaults(input),
	];
}

function fault(field: string, text: FaultKey, isFault: boolean): SimulationFault[] {
	return isFault ? [{ field, text }] : [];
}

function rangeFaults({ from, to }: SimulationInput): SimulationFault[] {
	const days = dayOfIso(to) - dayOfIso(from) + 1;
	return [
		...fault("from", "FROM_AFTER_TO", days < 1),
		...fault("to", "TOO_MANY_DAYS", days > mostSimulatedDays),
	];
}

function isZone(name: string): boolean {
	try {
		zoneOf(name);
		return true;
	} catch {
		return false;
	}
}

function isRegion({ holidayRegion }: SimulationInput): boolean {
	return holidayRegion === null || regionCalendar(holidayRegion) !== undefined;
}

function orderFaults(input: SimulationInput): SimulationFault[] {
	const { employment, rules, shifts, trackings, absences } = input;
	const { entry = null, exit = null } = employment ?? {};
	const isBefore = (end: string | null, begin: string | null) =>
		end !== null && begin !== null && end < begin;
	return [
		...fault("employment.exit", "END_BEFORE_BEGIN", isBefore(exit, entry)),
		...rules.flatMap(({ validFrom, validTo }, nth) =>
			fault(`rules.${nth}.validTo`, "END_BEFORE_BEGIN", isBefore(validTo, validFrom)),
		),
		...shifts.flatMap(({ begin, end }, nth) =>
			fault(
				`shifts.${nth}.end`,
				"END_BEFORE_BEGIN",
				secondOfInstant(end) <= secondOfInstant(begin),
			),
		),
		...trackings.flatMap(({ begin, end }, nth) =>
			fault(
				`trackings.${nth}.end`,
				"END_BEFORE_BEGIN",
				end !== null && secondOfInstant(end) < secondOfInstant(begin),
			),
		),
		...absences.flatMap(({ begin, end }, nth) =>
			fault(`absences.${nth}.end`, "END_BEFORE_BEGIN", isBefore(end, begin)),
		),
	];
}

function weekdayFaults({ worksheet }: SimulationInput): SimulationFault[] {
	return (worksheet?.weeks ?? []).flatMap((week, nth) =>
		week.flatMap(({ weekday }, index) =>
			fault(
				`worksheet.weeks.${nth}.${index}.weekday`,
				"WEEKDAY_TWICE",
				week.findIndex((other) => other.weekday === weekday) < index,
			),
		),
	);
}

/** On a day there is one rule of a kind at most. */
function ruleFaults({ rules }: SimulationInput): SimulationFault[] {
	return rules.flatMap((rule, index) =>
		fault(
			`rules.${index}`,
			"RULE_TWICE",
			rules.slice(0, index).some((other) => slotOf(other) === slotOf(rule) && overlap(other, rule)),
		),
	);
}

interface Valid {
	readonly validFrom: string | null;
	readonly validTo: string | null;
}

function overlap(one: Valid, other: Valid): boolean {
	const isOver = ({ validTo }: Valid, { validFrom }: Valid) =>
		validTo !== null && validFrom !== null && validTo < validFrom;
	return !isOver(one, other) && !isOver(other, one);
}

function accountFaults({ specialAccounts }: SimulationInput): SimulationFault[] {
	return specialAccounts.flatMap(({ code }, index) =>
		fault(
			`specialAccounts.${index}.code`,
			"CODE_TWICE",
			specialAccounts.findIndex((other) => other.code === code) < index,
		),
	);
}

/** Entries of a person never overlap; standby lies beside them, and what was refused nowhere. */
function overlapFaults({ trackings }: SimulationInput): SimulationFault[] {
	const entries = trackings
		.map(({ begin, end, classType, state }, index) => ({
			index,
			begin: secondOfInstant(begin),
			end: end === null ? Number.POSITIVE_INFINITY : secondOfInstant(end),
			counts: classType !== "SHIFT_STANDBY" && state !== "REJECTED" && state !== "CANCELLED",
		}))
		.filter(({ counts }) => counts)
		.sort((a, b) => a.begin - b.begin || a.end - b.end);
	let reached = Number.NEGATIVE_INFINITY;
	return entries.flatMap(({ index, begin, end }) => {
		const isOverlap = begin < reached;
		reached = Math.max(reached, end);
		return fault(`trackings.${index}.begin`, "OVERLAP", isOverlap);
	});
}
