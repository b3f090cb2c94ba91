import { dayOfIso, isoOfDay } from "../../time/iso-day.ts";
import type { LocalDay } from "../../time/quantities.ts";
import { certificateDue } from "../certificate-due.ts";
import { type ContinuedPay, continuedPay } from "../continued-pay.ts";
import { calendarDays, type DayCost, type LeaveRange, rangeCosts } from "../day-cost.ts";
import type { LeaveEmployment } from "../employment-months.ts";
import { givenBack } from "../given-back.ts";
import { writtenDays } from "../leave-days.ts";
import type { SimulatedAbsence } from "./leave-simulation-answer.ts";
import type { LeaveSimulationInput } from "./leave-simulation-input.ts";
import { type FactsOn, factorOn } from "./simulated-leave-days.ts";

type GivenAbsence = LeaveSimulationInput["absences"][number];

/** An absence as it was sent, with its days as numbers. */
export interface ReadAbsence extends LeaveRange {
	readonly index: number;
	readonly given: GivenAbsence;
}

/** A day of leave with what sickness gives back of it. */
export interface BookedDay extends DayCost {
	readonly day: LocalDay;
	readonly back: number;
}

export function readAbsences({ absences }: LeaveSimulationInput): readonly ReadAbsence[] {
	return absences.map((given, index) => {
		const { fromPart, toPart } = given;
		return { index, given, from: dayOfIso(given.from), to: dayOfIso(given.to), fromPart, toPart };
	});
}

/** Whether an absence counts at all: what was refused or cancelled does not. */
export function isAlive({ given }: ReadAbsence): boolean {
	return given.state !== "REJECTED" && given.state !== "CANCELLED";
}

/** The days of leave, each with its cost; sickness gives back once it is approved and certified. */
export function bookedDays(
	leave: ReadAbsence,
	all: readonly ReadAbsence[],
	facts: FactsOn,
): readonly BookedDay[] {
	const sick = all.filter(
		({ given }) => given.classType === "SICK" && given.certified && given.state === "APPROVED",
	);
	return rangeCosts(leave, facts).map((one) => ({ ...one, back: givenBack(leave, one, sick) }));
}

/** What is answered of leave. */
export function leaveAnswer(leave: ReadAbsence, days: readonly BookedDay[]): SimulatedAbsence {
	const sum = (of: (day: BookedDay) => number) =>
		writtenDays(days.reduce((total, day) => total + of(day), 0));
	return {
		index: leave.index,
		calendarDays: calendarDays(leave),
		leaveDays: sum(({ cost }) => cost),
		creditedBack: sum(({ back }) => back),
		days: days.map(({ day, cost, reason }) => ({
			date: isoOfDay(day),
			cost: writtenDays(cost),
			reason,
		})),
	};
}

/** What is answered of each sickness that counts, by its place in the list. */
export function sickAnswers(
	input: LeaveSimulationInput,
	all: readonly ReadAbsence[],
	employment: LeaveEmployment,
): ReadonlyMap<number, SimulatedAbsence> {
	const sick = all.filter((one) => one.given.classType === "SICK" && isAlive(one));
	const placeOf = new Map(sick.map(({ index }, nth) => [index, nth]));
	const freeOn = factorOn(input);
	const pay = continuedPay(
		sick.map(({ from, to, given }) => ({
			from,
			to,
			workedOnFirstDay: given.workedOnFirstDay,
			sameIllnessAs: placeOf.get(given.sameIllnessAs ?? -1) ?? null,
		})),
		employment,
	);
	return new Map(
		sick.map((one, nth) => [
			one.index,
			{
				index: one.index,
				calendarDays: calendarDays(one),
				continuedPay: writtenPay(pay[nth] as ContinuedPay),
				certificateDue: writtenDay(certificateDue(one, (day) => freeOn(day) === 1)),
			},
		]),
	);
}

function writtenPay({ firstPaidDay, lastPaidDay, calendarDays }: ContinuedPay) {
	return {
		firstPaidDay: writtenDay(firstPaidDay),
		lastPaidDay: writtenDay(lastPaidDay),
		calendarDays,
	};
}

function writtenDay(day: LocalDay | null): string | null {
	return day === null ? null : isoOfDay(day);
}
