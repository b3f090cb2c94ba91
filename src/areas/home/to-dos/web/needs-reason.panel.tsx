import { contract } from "#areas/home/dashboard/contract.ts";
import { EntryList, useNeedsReasonEntries } from "#areas/time-tracking/entries/web/public.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { texts } from "../text.ts";
import { needsReason } from "./panels.ts";

import { ToDoPanel } from "./to-do-panel.tsx";

/** Entries whose activity asks for a reason that nobody has given yet. */
export default function NeedsReasonPanel() {
	const t = useTexts(texts).needsReasonPanel;
	const title = useTitle(needsReason);
	const overview = useApi(contract.getOverview, {});
	const ids = overview.data?.needReasonTrackingIds;
	return (
		<ToDoPanel
			title={title}
			words={t}
			overview={overview}
			ids={ids}
			found={useNeedsReasonEntries(ids)}
		>
			{(entries) => <EntryList entries={entries} label={t.list} />}
		</ToDoPanel>
	);
}
