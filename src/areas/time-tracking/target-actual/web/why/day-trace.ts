import { actualMinutesOf } from "#domain/working-time/day-minutes.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { contract } from "../../contract.ts";

/** A day with everything that explains it. */
export type DayTrace = AnswerOf<(typeof contract)["getDayTrace"]>;
export type ExplainedStep = DayTrace["explanation"]["chain"][number];

/** What is set against the target: work and credits. */
export function actualMinutes(day: DayTrace): number {
	return actualMinutesOf(day);
}

/** An instant in whole minutes since 1970. */
export function minuteOfInstant(instant: string): number {
	return Math.floor(Date.parse(instant) / 60_000);
}

/** The day as its chain reads. */
export function chainDayOf(day: DayTrace) {
	const { chain, bookings } = day.explanation;
	return {
		chain,
		zone: day.zone,
		targetMinutes: day.targetMinutes,
		actualMinutes: actualMinutes(day),
		balanceMinutes: day.balanceMinutes,
		pauses: bookings.filter(
			({ classType, state }) => classType === "PAUSE" && state === "APPROVED",
		),
	};
}
