import { Button } from "@mantine/core";
import { IconFilterCog, IconPlus, IconStack2 } from "@tabler/icons-react";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { exportList } from "#kit/web/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import {
	timeTrackingsBulkInsert,
	timeTrackingsCreate,
	timeTrackingsDetail,
	timeTrackingsExtendedFilter,
} from "./panels.ts";
import { trackingList } from "./tracking-list.ts";
import { useTrackingBulkActions, useTrackingRowActions } from "./use-tracking-actions.ts";
import { useTrackingColumns } from "./use-tracking-columns.tsx";
import { useTrackingFilters } from "./use-tracking-filters.tsx";
import "./entry-detail.css";
import "./entries.css";

/** Entries of everybody whose entries the signed-in person may read. */
export default function TrackingsPage() {
	const t = useTexts(texts);
	const columns = useTrackingColumns();
	const filters = useTrackingFilters();
	const rowActions = useTrackingRowActions();
	const bulkActions = useTrackingBulkActions();
	return (
		<div className="entries-page">
			<ServerGrid
				{...trackingList}
				label={t.list.title}
				endpoint={contract.listTimeTrackingsOf}
				columns={columns}
				filters={filters}
				search={t.page.search}
				topics={["TRACKINGS"]}
				organisation={["ACTIVITIES", "USERS"]}
				height="fill"
				onOpen={({ id }) => openPanel(timeTrackingsDetail, { id })}
				rowActions={rowActions}
				bulkActions={bulkActions}
				onExport={exportList}
				empty={{ text: t.page.empty }}
				tools={<Tools />}
			/>
		</div>
	);
}

function Tools() {
	const t = useTexts(texts).page;
	const mayWrite = useMay("timetrackings.manage", "WRITE");
	return (
		<>
			<Button
				variant="default"
				leftSection={<IconFilterCog size={16} stroke={1.8} aria-hidden />}
				onClick={() => openPanel(timeTrackingsExtendedFilter, {})}
			>
				{t.extendedFilter}
			</Button>
			{mayWrite && (
				<Button
					variant="default"
					leftSection={<IconStack2 size={16} stroke={1.8} aria-hidden />}
					onClick={() => openPanel(timeTrackingsBulkInsert, {})}
				>
					{t.bulkInsert}
				</Button>
			)}
			<Button
				leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
				onClick={() => openPanel(timeTrackingsCreate, {})}
			>
				{t.create}
			</Button>
		</>
	);
}
