import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTracking } from "../contract.ts";
import { texts } from "../text.ts";

/** How times of entries are printed, on the clock of the place where they were booked. */
export function useEntryWords() {
	const { runs } = useTexts(texts);
	const format = useFormat();
	return {
		/** "08:00 – 16:30" */
		span: ({ begin, end, zone }: Pick<TimeTracking, "begin" | "end" | "zone">) =>
			`${format.time(begin, zone)} – ${end === null ? "" : format.time(end, zone)}`,
		/** "8:30" */
		duration: ({ duration }: Pick<TimeTracking, "duration">) =>
			duration === null ? runs : format.hours(duration / 60),
	};
}
