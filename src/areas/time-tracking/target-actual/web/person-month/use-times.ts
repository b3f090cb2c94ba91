import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { MonthDay } from "./month-days.ts";

/** From the first coming to the last going, by the wall clock of her site. */
export function useTimes(
	{ firstBegin, lastEnd }: Pick<MonthDay, "firstBegin" | "lastEnd">,
	zone: string,
): string {
	const t = useTexts(texts).month;
	const format = useFormat();
	if (firstBegin === null) return "";
	return lastEnd === null
		? t.running(format.time(firstBegin, zone))
		: format.span(firstBegin, lastEnd, zone);
}
