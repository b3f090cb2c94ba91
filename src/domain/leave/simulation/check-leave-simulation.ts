import { regionCalendar } from "../../holidays/region-calendar.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import type { LeaveFaultKey, LeaveSimulationFault } from "./leave-simulation-fault.ts";
import { type LeaveSimulationInput, mostLeaveYears } from "./leave-simulation-input.ts";

/** What no schema sees: whether the values fit together. */
export function checkLeaveSimulation(input: LeaveSimulationInput): LeaveSimulationFault[] {
	return [
		...yearFaults(input),
		...fault("holidayRegion", "UNKNOWN_REGION", !isRegion(input)),
		...holidayFaults(input),
		...rangeFault("employment.exit", input.employment.entry, input.employment.exit),
		...patternFaults(input),
		...rangeFaults("severelyDisabled", input.severelyDisabled),
		...ruleFaults(input),
		...rangeFaults("cuts", input.cuts),
		...rangeFaults("longSickness", input.longSickness),
		...rangeFaults("absences", input.absences),
		...longFaults(input),
		...illnessFaults(input),
	];
}

function fault(field: string, text: LeaveFaultKey, isFault: boolean): LeaveSimulationFault[] {
	return isFault ? [{ field, text }] : [];
}

function yearFaults({ years }: LeaveSimulationInput): LeaveSimulationFault[] {
	const span = Math.max(...years) - Math.min(...years) + 1;
	return [
		...fault("years", "TOO_MANY_YEARS", span > mostLeaveYears),
		...years.flatMap((year, nth) => fault(`years.${nth}`, "YEAR_TWICE", years.indexOf(year) < nth)),
	];
}

function isRegion({ holidayRegion }: LeaveSimulationInput): boolean {
	return holidayRegion === null || regionCalendar(holidayRegion) !== undefined;
}

function holidayFaults({ holidays }: LeaveSimulationInput): LeaveSimulationFault[] {
	const seen = new Set<string>();
	return holidays.flatMap(({ date }, nth) => {
		const isTwice = seen.has(date);
		seen.add(date);
		return fault(`holidays.${nth}.date`, "DATE_TWICE", isTwice);
	});
}

function rangeFault(field: string, from: string, to: string | null): LeaveSimulationFault[] {
	return fault(field, "END_BEFORE_BEGIN", to !== null && to < from);
}

function rangeFaults(
	list: string,
	ranges: readonly { readonly from: string; readonly to: string | null }[],
): LeaveSimulationFault[] {
	return ranges.flatMap(({ from, to }, nth) => rangeFault(`${list}.${nth}.to`, from, to));
}

function patternFaults({ patterns }: LeaveSimulationInput): LeaveSimulationFault[] {
	return patterns.flatMap(({ from, workdays }, nth) => {
		const before = patterns[nth - 1];
		const isTwice = new Set(workdays).size < workdays.length;
		return [
			...fault(
				`patterns.${nth}.from`,
				"PATTERNS_OUT_OF_ORDER",
				before !== undefined && before.from >= from,
			),
			...fault(`patterns.${nth}.workdays`, "WEEKDAY_TWICE", isTwice),
		];
	});
}

/** What grants a whole is there once; ages, tenures and extras may be several. */
function ruleFaults({ rules }: LeaveSimulationInput): LeaveSimulationFault[] {
	const once = ["STATUTORY", "CONTRACTUAL", "DISABLED", "YOUTH"];
	return rules.flatMap(({ kind }, nth) =>
		fault(
			`rules.${nth}`,
			"RULE_TWICE",
			once.includes(kind) && rules.findIndex((other) => other.kind === kind) < nth,
		),
	);
}

/** Each day of an absence is answered. */
function longFaults({ absences }: LeaveSimulationInput): LeaveSimulationFault[] {
	return absences.flatMap(({ from, to }, nth) =>
		fault(
			`absences.${nth}.to`,
			"TOO_MANY_YEARS",
			dayOfIso(to) - dayOfIso(from) >= mostLeaveYears * 366,
		),
	);
}

function illnessFaults({ absences }: LeaveSimulationInput): LeaveSimulationFault[] {
	return absences.flatMap(({ sameIllnessAs, from, classType }, nth) => {
		if (sameIllnessAs === null) return [];
		const other = absences[sameIllnessAs];
		const isIllness = classType === "SICK" && other?.classType === "SICK" && sameIllnessAs !== nth;
		const isEarlier = isIllness && other.from <= from;
		return fault(`absences.${nth}.sameIllnessAs`, "NO_SUCH_ILLNESS", !isEarlier);
	});
}
