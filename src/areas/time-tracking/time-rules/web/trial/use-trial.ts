import { useState } from "react";
import { minuteOfWallTime } from "#domain/surcharge/conditions/wall-time.ts";
import type { ExampleDay } from "#domain/working-time/examples/rule-example.ts";
import { printMinutes } from "#kit/ui/field/print-minutes.ts";
import type { Times } from "#kit/ui/field/time-range-field.tsx";

export interface TypedEntry {
	readonly times: Times | null;
	readonly isPause: boolean;
}

/** A day as it is typed. */
export interface TypedDay {
	readonly date: string | null;
	readonly targetMinutes: number | null;
	readonly plan: Times | null;
	readonly openingBalanceMinutes: number | null;
	readonly entries: readonly TypedEntry[];
}

/**
 * The day that is tried, typed and as the simulator takes it; the latter while nothing is missing.
 *
 * @param given what it begins with
 */
export function useTrial(given: ExampleDay) {
	const [typed, setTyped] = useState(() => typedOf(given));
	return {
		typed,
		day: dayOf(typed),
		change: (part: Partial<TypedDay>) => setTyped({ ...typed, ...part }),
	};
}

function typedOf({ plan, entries, ...given }: ExampleDay): TypedDay {
	return {
		...given,
		plan: plan && timesOf(plan),
		entries: entries.map(({ isPause, ...span }) => ({ times: timesOf(span), isPause })),
	};
}

function timesOf({ begin, end }: Span): Times {
	return { begin: minuteOfWallTime(begin), end: minuteOfWallTime(end) };
}

function dayOf(typed: TypedDay): ExampleDay | undefined {
	const { date, targetMinutes, plan, openingBalanceMinutes } = typed;
	const entries = typed.entries.flatMap(({ times, isPause }) =>
		times === null ? [] : [{ ...spanOf(times), isPause }],
	);
	const isWhole = entries.length === typed.entries.length;
	if (date === null || targetMinutes === null || !isWhole) return undefined;
	return {
		date,
		targetMinutes,
		plan: plan && spanOf(plan),
		entries: entries.toSorted(byBegin),
		openingBalanceMinutes: openingBalanceMinutes ?? 0,
	};
}

type Span = { readonly begin: string; readonly end: string };

function spanOf({ begin, end }: Times): Span {
	return { begin: printMinutes(begin), end: printMinutes(end) };
}

/** As typed where an entry passes midnight: what comes after it lies on the next day. */
function byBegin(one: Span, other: Span): number {
	const isOverNight = one.end <= one.begin || other.end <= other.begin;
	return isOverNight ? 0 : minuteOfWallTime(one.begin) - minuteOfWallTime(other.begin);
}
