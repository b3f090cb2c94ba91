import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type * as z from "zod/mini";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { DataGrid } from "#kit/ui/data-grid/data-grid.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { api } from "#kit/web/api.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { queryKey, renew } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract, type TimeTracking } from "../../contract.ts";
import { texts } from "../../text.ts";
import { commonTimeTrackingList, type ofList, timeTrackingsDetail } from "../panels.ts";
import { entryColumns, trackingList } from "./use-tracking-columns.tsx";
import "../entries.css";

type Asked = GivenOf<typeof contract.listTimeTrackings>;

type ListedEntries = z.output<typeof ofList>;

/** As many ids as an address may hold. */
const idsAtOnce = 50;
const most = 500;

const none: readonly TimeTracking[] = [];

/** Entries that another panel points to: those of people and days, what one person asked for, or some by their ids. */
export default function CommonTimeTrackingListPanel({
	close: _,
	...filter
}: PanelProps<typeof ofList>) {
	const plain = useTitle(commonTimeTrackingList);
	const format = useFormat();
	const t = useTexts(texts);
	const isAsked = filter.states !== undefined && filter.userIds?.length === 1;
	const title = isAsked ? t.requested.title : plain;
	// whose they are is known then
	const columns = useMemo(
		() => entryColumns(t).filter(({ id }) => !isAsked || id !== "user"),
		[t, isAsked],
	);
	const { data, isError, refetch } = useListedEntries(filter);
	useLiveTopic("TRACKINGS", () => void renew(contract.listTimeTrackings));
	const { entries = none, total = 0 } = data ?? {};
	const count = (entries: number) => format.number(entries, 0);
	const loading = isError ? "failed" : "loading";
	return (
		<PanelFrame title={title} sub={<Days {...filter} />}>
			{total > entries.length && (
				<p className="entry-notice" role="note">
					{t.recent.more(count(entries.length), count(total))}
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
				empty={{ text: isAsked ? t.requested.empty : t.noneOfDays }}
			/>
		</PanelFrame>
	);
}

/** Entries as another panel asks for them; of ids any number. */
function useListedEntries(filter: ListedEntries) {
	return useQuery({
		queryKey: queryKey(contract.listTimeTrackings, { listed: filter }),
		queryFn: async ({ signal }) => {
			const pages = await Promise.all(
				partsOf(filter).map((part) => api(contract.listTimeTrackings, part, { signal })),
			);
			const entries = pages.flatMap(({ timeTrackings }) => timeTrackings);
			// all that match; more than are shown where there are too many
			const total = pages.reduce((sum, page) => sum + page.total, 0);
			return { entries, total };
		},
	});
}

function partsOf({ ids, needsReason, autoFinished, ...narrow }: ListedEntries): Asked[] {
	const plain = {
		...narrow,
		needsReason: queryFlag(needsReason),
		autoFinished: queryFlag(autoFinished),
		pageSize: most,
	};
	if (ids === undefined) return [plain];
	const parts = Math.ceil(ids.length / idsAtOnce);
	return Array.from({ length: parts }, (_, part) => ({
		...plain,
		ids: ids.slice(part * idsAtOnce, (part + 1) * idsAtOnce),
	}));
}

function queryFlag(value: boolean | undefined) {
	return value === undefined ? undefined : (`${value}` as const);
}

/** Of which days; nothing where any are meant. */
function Days({ from, to }: Pick<ListedEntries, "from" | "to">) {
	const format = useFormat();
	if (from === undefined || to === undefined) return null;
	return from === to
		? format.dayWithYear(from)
		: `${format.dayWithYear(from)} – ${format.dayWithYear(to)}`;
}
