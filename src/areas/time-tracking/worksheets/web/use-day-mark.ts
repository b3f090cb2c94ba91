import { useTexts } from "#kit/web/texts.ts";
import type { PlannedDay } from "../contract/days.ts";
import { texts } from "../text.ts";

interface DayMark {
	readonly mark: "exception" | "holiday" | undefined;
	readonly words: string | undefined;
}

/** What lets a day stand out, with its words. */
export function useDayMark(): (day: PlannedDay) => DayMark {
	const { calendar: t, exceptions } = useTexts(texts);
	return ({ exception, holidays }) => {
		const names = holidays.map(({ name }) => `${t.holiday}: ${name}`);
		if (exception !== null) {
			const reason = exceptions.exceptionShown(exception.reason);
			return { mark: "exception", words: [reason, ...names].join(", ") };
		}
		return names.length > 0
			? { mark: "holiday", words: names.join(", ") }
			: { mark: undefined, words: undefined };
	};
}
