import { formatNow } from "#kit/web/format/format-now.ts";
import type { OverlappingEntry } from "../contract/tracking-answer.ts";

/** "Arbeitszeit: Fr 20.11. 08:00 – 12:00" for each entry that is in the way. */
export function overlapLines(violations: readonly unknown[] = []): string[] {
	const entries = (violations as { entry?: OverlappingEntry }[]).flatMap(
		({ entry }) => entry ?? [],
	);
	const format = formatNow();
	return entries.map(({ activityName, begin, end, zone }) => {
		const until = end === null ? "" : format.time(end, zone);
		const day = format.day(begin, zone);
		return `${activityName}: ${day} ${format.time(begin, zone)} – ${until}`;
	});
}
