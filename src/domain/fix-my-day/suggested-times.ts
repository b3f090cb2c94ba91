import { instantOfLocal } from "../time/instant-of-local.ts";
import type { EpochMinute, LocalDay } from "../time/quantities.ts";
import type { Zone } from "../time/zone.ts";
import type { Span } from "../working-time/facts.ts";
import type { UsualTimes } from "./usual-times.ts";

/** Where a suggestion comes from: the plan of the day, or when the person usually comes and goes. */
export const suggestionSources = ["PLAN", "USUAL"] as const;

export interface SuggestedTimes extends Span {
	readonly from: (typeof suggestionSources)[number];
}

/** What is known of a day on which somebody enters time by hand. */
export interface DayToFill {
	readonly day: LocalDay;
	readonly zone: Zone;
	/** Null where no times are planned. */
	readonly plan: Span | null;
	/** Null where too few days tell it, and on days on which nothing is due. */
	readonly usual: UsualTimes | null;
	/** Entries that count or wait. */
	readonly taken: readonly Span[];
	readonly now: EpochMinute;
}

/** Shorter stretches are hardly what was forgotten. */
const leastMinutes = 15;

/**
 * What was probably worked and is not entered yet: all of the plan or of what is usual; with entries, the longer of what
 * lies before the first and after the last of them. Nothing of it lies in the future.
 */
export function suggestedTimes(given: DayToFill): SuggestedTimes | null {
	const { plan, now, taken } = given;
	const wanted = plan ?? usualSpan(given);
	if (wanted === null) return null;
	const span = { begin: wanted.begin, end: least(wanted.end, now) };
	const free = freeParts(span, taken).toSorted((one, other) => length(other) - length(one));
	const [best] = free.filter((part) => length(part) >= leastMinutes);
	return best === undefined ? null : { ...best, from: plan === null ? "USUAL" : "PLAN" };
}

function usualSpan({ usual, day, zone }: DayToFill): Span | null {
	if (usual === null) return null;
	const at = (minute: number) => instantOfLocal(day, minute, zone);
	return { begin: at(usual.begin), end: at(usual.end) };
}

function freeParts(span: Span, taken: readonly Span[]): Span[] {
	const touching = taken.filter(({ begin, end }) => begin < span.end && end > span.begin);
	if (touching.length === 0) return [span];
	const first = Math.min(...touching.map(({ begin }) => begin)) as EpochMinute;
	const last = Math.max(...touching.map(({ end }) => end)) as EpochMinute;
	return [
		{ begin: span.begin, end: first },
		{ begin: last, end: span.end },
	];
}

const length = ({ begin, end }: Span) => end - begin;
const least = (one: EpochMinute, other: EpochMinute) => (one < other ? one : other);
