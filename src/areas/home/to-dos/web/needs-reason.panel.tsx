import { contract } from "#areas/home/dashboard/contract.ts";
import { EntryList, useNeedsReasonEntries } from "#areas/time-tracking/entries/web/public.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { texts } from "../text.ts";
import { texts as titleTexts } from "./panel-titles/text.ts";
import { ToDoPanel } from "./to-do-panel.tsx";

/** Entries whose activity asks for a reason that nobody has given yet. */
export default function NeedsReasonPanel() {
	const t = useTexts(texts).needsReasonPanel;
	const titles = useTexts(titleTexts);
	const overview = useApi(contract.getOverview, {});
	const ids = overview.data?.needReasonTrackingIds;
	return (
		<ToDoPanel
			title={titles.needsReason}
			words={t}
			overview={overview}
			ids={ids}
			found={useNeedsReasonEntries(ids)}
		>
			{(entries) => <EntryList entries={entries} label={t.list} />}
		</ToDoPanel>
	);
}
