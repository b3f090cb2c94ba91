import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { faultOfTyped, type TypedDay } from "./typed-day.ts";

/** What is wrong with a typed day, as a sentence; undefined where it is sound. */
export function useFaultText(): (day: TypedDay) => string | undefined {
	const { faults, day: words, versions } = useTexts(texts);
	return (day) => {
		const fault = faultOfTyped(day);
		if (fault === null) return undefined;
		if (fault === "BREAK_NEEDED") return words.breakNeeded;
		return fault === "UNREAD" ? versions.daysWrong : faults[fault];
	};
}
