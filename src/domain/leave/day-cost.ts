import type { FreeFactor } from "../holidays/holiday-facts.ts";
import type { LocalDay } from "../time/quantities.ts";
import type { DayPart } from "../working-time/layout/absence-span.ts";
import { wholeDay } from "./leave-days.ts";

/** Why a day costs what it costs. */
export const dayCostReasons = [
	"WORKDAY",
	"NO_WORKDAY",
	"HOLIDAY",
	"HALF_HOLIDAY",
	"OUTSIDE_EMPLOYMENT",
] as const;
export type DayCostReason = (typeof dayCostReasons)[number];

/** What is known of a person's day before anybody takes leave on it. */
export interface LeaveDayFacts {
	readonly isEmployed: boolean;
	/** By the worksheet; by the shift plan where its kind is SHIFT. */
	readonly isWorkday: boolean;
	/** Share of the day that is free as a holiday. */
	readonly holidayFactor: FreeFactor;
}

export interface DayCost {
	/** In ten thousandths of a day. */
	readonly cost: number;
	readonly reason: DayCostReason;
}

/** Days of an absence with what it takes of the first and the last of them. */
export interface LeaveRange {
	readonly from: LocalDay;
	readonly to: LocalDay;
	readonly fromPart: DayPart;
	readonly toPart: DayPart;
}

/**
 * What leave on a part of a day costs. Never more than the holiday leaves of the day: half a day of leave on half a
 * holiday costs half a day, not a quarter.
 */
export function dayCost(facts: LeaveDayFacts, part: DayPart): DayCost {
	const { isEmployed, isWorkday, holidayFactor } = facts;
	if (!isEmployed) return { cost: 0, reason: "OUTSIDE_EMPLOYMENT" };
	if (!isWorkday) return { cost: 0, reason: "NO_WORKDAY" };
	if (holidayFactor === 1) return { cost: 0, reason: "HOLIDAY" };
	const most = (1 - holidayFactor) * wholeDay;
	const reason = holidayFactor === 0 ? "WORKDAY" : "HALF_HOLIDAY";
	return { cost: Math.min(partUnits(part), most), reason };
}

/** Ten thousandths of a day that a part is. */
export function partUnits(part: DayPart): number {
	return part === "WHOLE" ? wholeDay : wholeDay / 2;
}

/** What a range takes of one of its days. */
export function partOn({ from, to, fromPart, toPart }: LeaveRange, day: LocalDay): DayPart {
	const begin = day === from ? fromPart : "WHOLE";
	const end = day === to ? toPart : "WHOLE";
	if (begin === "WHOLE") return end;
	if (end === "WHOLE") return begin;
	// the two halves of one day are all of it
	return begin === end ? begin : "WHOLE";
}

/** The cost of each day of a range, in order. */
export function rangeCosts(
	range: LeaveRange,
	factsOn: (day: LocalDay) => LeaveDayFacts,
): readonly (DayCost & { readonly day: LocalDay })[] {
	const length = Math.max(0, calendarDays(range));
	return Array.from({ length }, (_, nth) => {
		const day = (range.from + nth) as LocalDay;
		return { day, ...dayCost(factsOn(day), partOn(range, day)) };
	});
}

/** The day count of a range, whatever its parts and whatever is worked on it. */
export function calendarDays({ from, to }: Pick<LeaveRange, "from" | "to">): number {
	return to - from + 1;
}

/**
 * What certified sickness gives back of a day of leave (§ 9 BUrlG), in ten thousandths of a day: the halves of the day
 * that both take, never more than the leave cost.
 *
 * @param sick parts of the day that sickness takes; several where illnesses meet on it
 */
export function creditedBack(cost: number, leave: DayPart, sick: readonly DayPart[]): number {
	const shared = (["FIRST_HALF", "SECOND_HALF"] as const).filter(
		(half) => takes(leave, half) && sick.some((part) => takes(part, half)),
	);
	return Math.min(cost, (shared.length * wholeDay) / 2);
}

function takes(part: DayPart, half: DayPart): boolean {
	return part === "WHOLE" || part === half;
}

/** What a day takes from an account in hours: the part of its target that the leave costs, in minutes, half up. */
export function costMinutes(cost: number, targetMinutes: number): number {
	return Math.round((targetMinutes * cost) / wholeDay);
}
