import { emptyDay, isFree, type TypedDay, usualDay } from "./typed-day.ts";

/** Days of all weeks, seven a week from Monday on. */
export type TypedWeeks = readonly TypedDay[];

/** Monday to Friday of its week become like this day. */
export function toWorkdays(days: TypedWeeks, place: number): TypedWeeks {
	const first = place - (place % 7);
	const like = dayAt(days, place);
	return days.map((day, at) => (at >= first && at < first + 5 ? like : day));
}

/** The day becomes like the one before it. */
export function fromDayBefore(days: TypedWeeks, place: number): TypedWeeks {
	return days.with(place, dayAt(days, place - 1));
}

/** A week becomes like another one; counted from 0. */
export function fromWeek(days: TypedWeeks, from: number, to: number): TypedWeeks {
	return days.map((day, at) =>
		Math.floor(at / 7) === to ? dayAt(days, from * 7 + (at % 7)) : day,
	);
}

/** Every week becomes like the first. */
export function firstToAll(days: TypedWeeks): TypedWeeks {
	return days.map((_, at) => dayAt(days, at % 7));
}

/** What a day takes that is switched on: the worked day before it, else the first one, else a usual one. */
export function likelyDay(days: TypedWeeks, place: number): TypedDay {
	const isWorked = (day: TypedDay) => !isFree(day) && day.unread.length === 0;
	return days.slice(0, place).findLast(isWorked) ?? days.find(isWorked) ?? usualDay;
}

function dayAt(days: TypedWeeks, place: number): TypedDay {
	return days[place] ?? emptyDay;
}
