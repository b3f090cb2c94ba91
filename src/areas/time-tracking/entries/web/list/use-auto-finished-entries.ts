import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { useEntriesById } from "./use-entries-by-id.ts";

/** Entries that the automatic clock-out has ended, by their ids. */
export function useAutoFinishedEntries(ids: readonly string[] | undefined) {
	const t = useTexts(texts);
	return useEntriesById(ids, t.context.autoFinished);
}
