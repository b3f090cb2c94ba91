import { formatFor } from "#kit/web/format/format.ts";
import { languageStore } from "#kit/web/language-store.ts";
import { settingsStore } from "#kit/web/settings/settings-store.ts";
import type { OverlappingEntry } from "../contract/tracking-answer.ts";

/** "Arbeitszeit: Fr 20.11. 08:00 – 12:00" for each entry that is in the way. */
export function overlapLines(violations: readonly unknown[] = []): string[] {
	const entries = (violations as { entry?: OverlappingEntry }[]).flatMap(
		({ entry }) => entry ?? [],
	);
	const { region } = settingsStore.get();
	const language = languageStore.get();
	const format = formatFor(language, region.hourFormat, region.timezone);
	return entries.map(({ activityName, begin, end, zone }) => {
		const until = end === null ? "" : format.time(end, zone);
		const day = format.day(begin, zone);
		return `${activityName}: ${day} ${format.time(begin, zone)} – ${until}`;
	});
}
