import { useMemo } from "react";
import { useUserName } from "#areas/staff/users/web/public.ts";
import type { Words } from "#kit/contract/texts.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { exportList } from "#kit/web/export/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { type LeaveRecord, recordKinds, recordSources } from "../../contract/modifications.ts";
import { contract, leaveAccountsTopic } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { ofPerson } from "../panels.ts";
import { recordColumns } from "./record-columns.ts";

type Texts = Words<typeof texts>;

const defaultSort = { by: "effectiveOn", direction: "DESC" } as const;
const topics = [leaveAccountsTopic] as const;

/** Everything that was ever entered on a person's leave accounts, the latest first. */
export default function LeaveRecordsPanel({ userId }: PanelProps<typeof ofPerson>) {
	const t = useTexts(texts);
	const fixed = useMemo(() => ({ userId }), [userId]);
	const columns = useMemo(() => recordColumns(t), [t]);
	const filters = useMemo(() => recordFilters(t), [t]);
	return (
		<PanelFrame sub={useUserName(userId)}>
			<ServerGrid
				id="absences.leave-records"
				label={t.records.title}
				endpoint={contract.listLeaveRecords}
				fixed={fixed}
				columns={columns}
				filters={filters}
				defaultSort={defaultSort}
				search={t.records.search}
				topics={topics}
				height="content"
				onExport={exportList}
				empty={{ text: t.records.empty }}
			/>
		</PanelFrame>
	);
}

function recordFilters({ records, kinds, sources }: Texts): readonly GridFilter<LeaveRecord>[] {
	return [
		filter.options<LeaveRecord>({
			id: "kinds",
			label: records.columns.kind,
			options: recordKinds.map((value) => ({ value, label: kinds[value] })),
		}),
		filter.options<LeaveRecord>({
			id: "sources",
			label: records.columns.source,
			options: recordSources.map((value) => ({ value, label: sources[value] })),
		}),
	];
}
