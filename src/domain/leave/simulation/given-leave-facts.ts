import { dateOfDay } from "../../time/civil-date.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import type { LocalDay } from "../../time/quantities.ts";
import { yearRange } from "../employment-months.ts";
import { unitsOf } from "../leave-days.ts";
import type { LeavePattern } from "../leave-pattern.ts";
import type { LeavePot, LeaveTake } from "../spend-leave.ts";
import type { LeaveFacts } from "../year-account.ts";
import type { LeaveSimulationInput } from "./leave-simulation-input.ts";
import type { BookedDay } from "./simulated-absences.ts";
import { type FactsOn, workUnitsOf } from "./simulated-leave-days.ts";

/** The days of each leave, by its place in the list of absences. */
export type LeaveDaysByIndex = ReadonlyMap<number, readonly BookedDay[]>;

/** What was handed in, as the accounts are reckoned from it. */
export function leaveFactsOf(
	input: LeaveSimulationInput,
	on: FactsOn,
	leave: LeaveDaysByIndex,
): LeaveFacts {
	const { employment, birthDate, years } = input;
	const asOf = dayOrNull(input.asOf) ?? yearRange(Math.max(...years)).to;
	return {
		employment: { entry: dayOfIso(employment.entry), exit: dayOrNull(employment.exit) },
		patterns: input.patterns.map(patternOf),
		birthDate: dayOrNull(birthDate),
		severelyDisabled: input.severelyDisabled.map(openRangeOf),
		rules: input.rules,
		cuts: input.cuts.map(({ from, to, ...cut }) => ({
			...cut,
			from: dayOfIso(from),
			to: dayOfIso(to),
		})),
		notices: input.notices.map(({ year, receivedOn }) => ({
			year,
			receivedOn: dayOfIso(receivedOn),
		})),
		opening: null,
		carryOverReasons: input.carryOverReasons.map((one) =>
			typeof one === "number" ? one : one.year,
		),
		longSickness: input.longSickness.map(openRangeOf),
		takes: takesIn(input, leave, "APPROVED").filter(({ day }) => day <= asOf),
		modifications: [],
		workUnits: workUnitsOf(on),
		asOf,
	};
}

function dayOrNull(text: string | null): LocalDay | null {
	return text === null ? null : dayOfIso(text);
}

function openRangeOf({ from, to }: { readonly from: string; readonly to: string | null }) {
	return { from: dayOfIso(from), to: dayOrNull(to) };
}

function patternOf({
	from,
	workdays,
	dutyDaysPerYear,
}: LeaveSimulationInput["patterns"][number]): LeavePattern {
	return { from: dayOfIso(from), workdays: workdays.length, weeks: 1, dutyDaysPerYear };
}

function takesIn(
	{ absences }: LeaveSimulationInput,
	leave: LeaveDaysByIndex,
	state: "APPROVED" | "REQUESTED",
): readonly LeaveTake[] {
	return [...leave].flatMap(([index, days]) =>
		absences[index]?.state === state
			? days.map(({ day, cost, back }) => ({ day, units: cost - back, absence: index }))
			: [],
	);
}

/** What is requested of each year, in ten thousandths of a day. */
export function requestedUnits(
	input: LeaveSimulationInput,
	leave: LeaveDaysByIndex,
): ReadonlyMap<number, number> {
	const sums = new Map<number, number>();
	for (const { day, units } of takesIn(input, leave, "REQUESTED")) {
		const { year } = dateOfDay(day);
		sums.set(year, (sums.get(year) ?? 0) + units);
	}
	return sums;
}

/** Leave of earlier years. */
export function broughtIn({ carriedIn }: LeaveSimulationInput): readonly LeavePot[] {
	return carriedIn.map(({ year, origin, days, expiresOn }) => ({
		origin,
		year,
		isCarried: true,
		expiresOn: dayOrNull(expiresOn),
		units: unitsOf(Number(days)),
	}));
}
