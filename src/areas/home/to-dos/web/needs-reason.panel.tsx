import { contract } from "#areas/home/dashboard/contract.ts";
import { EntryList, useNeedsReasonEntries } from "#areas/time-tracking/entries/web/public.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { texts as germanTitles } from "./panel-titles/text.de.ts";
import { texts as englishTitles } from "./panel-titles/text.en.ts";
import { ToDoPanel } from "./to-do-panel.tsx";

/** Entries whose activity asks for a reason that nobody has given yet. */
export default function NeedsReasonPanel() {
	const t = useTexts(german, english).needsReasonPanel;
	const titles = useTexts(germanTitles, englishTitles);
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
