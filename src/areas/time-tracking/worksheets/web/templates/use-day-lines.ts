import { printMinutes } from "#kit/ui/field/print-minutes.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { DayValues } from "../../contract/worksheet-day.ts";
import { texts } from "../../text.ts";
import { printSpan } from "./print-span.ts";

type Line = readonly [label: string, text: string];

/** What a day says beside its target, each with its name: "Arbeitszeit 08:00 – 16:30". */
export function useDayLines(): (day: DayValues) => readonly Line[] {
	const t = useTexts(texts).day;
	return ({ workingTime, coreTime, frameTime, breaks }) => {
		const span = (label: string, times: DayValues["workingTime"]): Line[] =>
			times === null ? [] : [[label, printSpan(times)]];
		const pauses = breaks.map(({ begin, minutes }) => `${printMinutes(begin)} (${minutes} min)`);
		return [
			...span(t.workingTime, workingTime),
			...span(t.coreTime, coreTime),
			...span(t.frameTime, frameTime),
			...(pauses.length === 0 ? [] : [[t.breaks, pauses.join(", ")] as const]),
		];
	};
}
