import { useTexts } from "#kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { useEntriesById } from "./use-entries-by-id.ts";

/** Entries that the automatic clock-out has ended, by their ids. */
export function useAutoFinishedEntries(ids: readonly string[] | undefined) {
	const t = useTexts(german, english);
	return useEntriesById(ids, t.context.autoFinished);
}
