import type { Words } from "#kit/contract/texts.ts";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { ApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { formatFor } from "#kit/web/format.ts";
import { languageStore } from "#kit/web/language-store.ts";
import { settingsStore } from "#kit/web/settings/settings-store.ts";
import { currentTexts } from "#kit/web/texts.ts";
import type { OverlappingEntry } from "../contract/tracking-answer.ts";
import { texts } from "../text.ts";

const known: readonly string[] = ["RuleViolation", "ForbiddenAction"];

/** Tells why a change of state was refused: in an alert, with the entries that are in the way. */
export function tellRefusal(error: unknown): void {
	const t: Words<typeof texts>["moves"] = currentTexts(texts).moves;
	if (!(error instanceof ApiError) || !known.includes(error.error)) {
		handleError(error, { context: t.title });
		return;
	}
	void alertDialog({
		title: t.title,
		text: error.message,
		lines: overlapLines(error.violations),
	});
}

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
