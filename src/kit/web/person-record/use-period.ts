import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { useFormat } from "../format/format.ts";
import { useTexts } from "../texts.ts";
import { texts } from "./text.ts";

/** Says days as words: "seit 01.04.2023", "ab 01.01.2027", "01.04.2023 bis 31.12.2025". */
export function usePeriod(): (from: string, to: string | null) => string {
	const t = useTexts(texts);
	const format = useFormat();
	const today = isoOfDay(dayNow());
	return (from, to) => {
		if (to !== null) return t.range(format.date(from), format.date(to));
		return from > today ? t.from(format.date(from)) : t.since(format.date(from));
	};
}
