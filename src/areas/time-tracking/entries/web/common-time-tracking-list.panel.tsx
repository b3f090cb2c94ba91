import { useMemo } from "react";
import { DataGrid } from "#kit/ui/data-grid/data-grid.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useFormat } from "#kit/web/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract, type TimeTracking } from "../contract.ts";
import { texts } from "../text.ts";
import { commonTimeTrackingList, type ofList, timeTrackingsDetail } from "./panels.ts";
import { trackingList } from "./tracking-list.ts";
import { type ListedEntries, useListedEntries } from "./use-listed-entries.ts";

import { entryColumns } from "./use-tracking-columns.tsx";
import "./entries.css";
import "./entry-detail.css";

const none: readonly TimeTracking[] = [];

/** Entries that another panel points to: those of people and days, or some by their ids. */
export default function CommonTimeTrackingListPanel({
	close: _,
	...filter
}: PanelProps<typeof ofList>) {
	const title = useTitle(commonTimeTrackingList);
	const t = useTexts(texts);
	const columns = useMemo(() => entryColumns(t), [t]);
	const { data, isError, refetch } = useListedEntries(filter);
	useLiveTopic("TRACKINGS", () => void renew(contract.listTimeTrackings));
	const { entries = none, total = 0 } = data ?? {};
	const loading = isError ? "failed" : "loading";
	return (
		<PanelFrame title={title} sub={<Days {...filter} />}>
			{total > entries.length && (
				<p className="entry-notice" role="note">
					{t.recent.more(entries.length, total)}
				</p>
			)}
			<DataGrid
				id="time-tracking.listed-entries"
				label={title}
				columns={columns}
				rows={entries}
				state={data === undefined ? loading : "ready"}
				onReload={() => void refetch()}
				defaultSort={trackingList.defaultSort}
				search={t.page.search}
				onOpen={({ id }) => openPanel(timeTrackingsDetail, { id }, { stack: "sub" })}
				height="content"
				empty={{ text: t.noneOfDays }}
			/>
		</PanelFrame>
	);
}

/** Of which days; nothing where any are meant. */
function Days({ from, to }: Pick<ListedEntries, "from" | "to">) {
	const format = useFormat();
	const { span } = useTexts(texts);
	if (from === undefined || to === undefined) return null;
	return from === to
		? format.dayWithYear(from)
		: span(format.dayWithYear(from), format.dayWithYear(to));
}
