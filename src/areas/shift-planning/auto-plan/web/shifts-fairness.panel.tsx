import { useMemo } from "react";
import { unitsFilter, useUnits } from "#areas/staff/units/web/public.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { exportList } from "#kit/web/export/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { type FairnessRow, sharedCounts } from "../contract/fairness.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { CountBar } from "./count-bar.tsx";
import "./auto-plan.css";

const defaultSort = { by: "nights", direction: "DESC" } as const;
const topics = ["AVAILABILITIES", "SHIFTS"] as const;
const organisation = ["USERS", "UNITS"] as const;

/** What each person had in the last twelve months, with bars beside each other. */
export default function ShiftsFairnessPanel() {
	const { fairness: t } = useTexts(texts);
	const { items: units } = useUnits();
	const columns = useMemo(() => columnsOf(t), [t]);
	const filters = useMemo(
		() => [unitsFilter<FairnessRow>({ label: t.columns.unit, units })],
		[t, units],
	);
	return (
		<PanelFrame>
			{/* a note: what it leaves of the panel is the list's */}
			<p role="note" className="auto-plan-note">
				{t.explained}
			</p>
			<ServerGrid
				id="shift-planning.fairness"
				label={t.title}
				endpoint={contract.listFairness}
				columns={columns}
				filters={filters}
				defaultSort={defaultSort}
				search={t.search}
				topics={topics}
				organisation={organisation}
				height="content"
				onExport={exportList}
				empty={{ text: t.empty }}
			/>
		</PanelFrame>
	);
}

function columnsOf({
	columns: title,
}: Words<typeof texts>["fairness"]): readonly GridColumn<FairnessRow>[] {
	return [
		column.user<FairnessRow>({
			id: "name",
			title: title.name,
			value: (user) => user,
			hideable: false,
		}),
		column.string<FairnessRow>({
			...{ id: "unit", title: title.unit, value: ({ unitName }) => unitName },
			...{ sortable: false, width: 140, grows: true },
		}),
		...sharedCounts.map((id) =>
			column.slot<FairnessRow>({
				...{ id, title: title[id], width: 130, sortable: true },
				text: ({ counts }) => String(counts[id]),
				render: ({ counts, parts }) => (
					<CountBar count={counts[id]} part={parts[id]} label={title[id]} />
				),
			}),
		),
		column.number<FairnessRow>({
			...{ id: "granted", title: title.granted, value: ({ counts }) => counts.granted, width: 100 },
		}),
		column.number<FairnessRow>({
			...{ id: "refused", title: title.refused, value: ({ counts }) => counts.refused, width: 100 },
		}),
	];
}
