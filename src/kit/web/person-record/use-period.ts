import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { useFormat } from "../format/format.ts";
import { useTexts } from "../texts.ts";
import { texts } from "./text.ts";

/** Says days as words: "seit 01.04.2023", "ab 01.01.2027", "01.04.2023 bis 31.12.2025". */
export function usePeriod(): (from: string, to: string | null) => string {
	const t = useTexts(texts);
	const format = useFormat();
	const range = useRange();
	const today = isoOfDay(dayNow());
	return (from, to) =>
		to === null && from <= today ? t.since(format.date(from)) : range(from, to);
}

/** The same for what is no matter of a person: "ab 01.04.2023" also when that is past. */
export function useRange(): (from: string, to: string | null) => string {
	const t = useTexts(texts);
	const format = useFormat();
	return (from, to) =>
		to === null ? t.from(format.date(from)) : t.range(format.date(from), format.date(to));
}
