import { useFormat } from "#kit/web/format.ts";
import type { DayTrace } from "./day-trace.ts";
import { lanesOf } from "./lanes-of.ts";
import { useWhyWords } from "./use-why-words.ts";

/** The lanes of a day with all their words. */
export function useLanes(day: DayTrace) {
	const { kinds, none, plan, booked, counted, ...t } = useWhyWords().lanes;
	const format = useFormat();
	const credit = (minutes: number) => t.credit(format.hours(minutes));
	return {
		lanes: lanesOf(day, { plan, booked, counted, credit }),
		words: kinds,
		none,
		time: (minute: number) => format.time(minute * 60_000, day.zone),
	};
}
