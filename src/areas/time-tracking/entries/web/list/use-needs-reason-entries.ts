import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { useEntriesById } from "./use-entries-by-id.ts";

/** Entries that still lack the reason their activity asks for, by their ids. */
export function useNeedsReasonEntries(ids: readonly string[] | undefined) {
	const t = useTexts(texts);
	return useEntriesById(ids, t.context.needsReason);
}
