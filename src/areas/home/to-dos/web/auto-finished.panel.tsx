import { contract } from "#areas/home/dashboard/contract.ts";
import { openStepWords } from "#areas/time-tracking/approvals/web/public.ts";
import type { TimeTracking } from "#areas/time-tracking/entries/contract.ts";
import { useAutoFinishedEntries } from "#areas/time-tracking/entries/web/public.ts";
import { StateTag } from "#kit/ui/tag/state-tag.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { texts } from "../text.ts";
import { autoFinished } from "./panels.ts";

import { ToDoPanel } from "./to-do-panel.tsx";

/** Entries that nobody ended, and what becomes of them. */
export default function AutoFinishedPanel() {
	const t = useTexts(texts).panel;
	const title = useTitle(autoFinished);
	const overview = useApi(contract.getOverview, {});
	const ids = overview.data?.autoFinishedTrackingIds;
	return (
		<ToDoPanel
			title={title}
			words={t}
			overview={overview}
			ids={ids}
			found={useAutoFinishedEntries(ids)}
		>
			{(entries) => (
				<ul className="auto-finished">
					{entries.map((entry) => (
						<AutoFinishedEntry key={entry.id} entry={entry} />
					))}
				</ul>
			)}
		</ToDoPanel>
	);
}

function AutoFinishedEntry({ entry }: { readonly entry: TimeTracking }) {
	const format = useFormat();
	const t = useTexts(texts).panel;
	const { begin, end, zone, duration, state, openSteps } = entry;
	return (
		<li>
			<div className="auto-finished-head">
				<b>{entry.activity.name}</b>
				{state !== "APPROVED" && <StateTag state={state} />}
			</div>
			<dl>
				<div>
					<dt>{t.begin}</dt>
					<dd>{format.instant(begin, zone)}</dd>
				</div>
				<div>
					<dt>{t.end}</dt>
					<dd>{end === null ? "–" : format.instant(end, zone)}</dd>
				</div>
				<div>
					<dt>{t.duration}</dt>
					<dd>{duration === null ? "–" : format.hours(duration / 60)}</dd>
				</div>
				<div>
					<dt>{t.steps}</dt>
					<dd>{openStepWords(openSteps) || t.noSteps}</dd>
				</div>
			</dl>
		</li>
	);
}
