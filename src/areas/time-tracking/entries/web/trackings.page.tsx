import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { openPanel } from "../../../../kit/ui/panel-stack/open-panel.ts";
import { exportList } from "../../../../kit/web/export-list.ts";
import { ServerGrid } from "../../../../kit/web/grid/server-grid.tsx";
import { useTexts } from "../../../../kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { timeTrackingsCreate, timeTrackingsDetail } from "./panels.ts";
import {
	useTrackingBulkActions,
	useTrackingRowActions,
} from "./use-tracking-actions.ts";
import { useTrackingColumns } from "./use-tracking-columns.tsx";
import { useTrackingFilters } from "./use-tracking-filters.tsx";
import "./entry-detail.css";
import "./entries.css";

const defaultSort = { by: "begin", direction: "DESC" } as const;

/** Entries of everybody whose entries the signed-in person may read. */
export default function TrackingsPage() {
	const t = useTexts(german, english);
	const columns = useTrackingColumns();
	const filters = useTrackingFilters();
	const rowActions = useTrackingRowActions();
	const bulkActions = useTrackingBulkActions();
	return (
		<div className="entries-page">
			<ServerGrid
				id="time-tracking.entries"
				label={t.list.title}
				endpoint={contract.listTimeTrackingsOf}
				columns={columns}
				filters={filters}
				defaultSort={defaultSort}
				search={t.page.search}
				topics={["TRACKINGS"]}
				organisation={["ACTIVITIES", "USERS"]}
				height="fill"
				onOpen={({ id }) => openPanel(timeTrackingsDetail, { id })}
				rowActions={rowActions}
				bulkActions={bulkActions}
				onExport={exportList}
				empty={{ text: t.page.empty }}
				tools={
					<Button
						leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
						onClick={() => openPanel(timeTrackingsCreate, {})}
					>
						{t.page.create}
					</Button>
				}
			/>
		</div>
	);
}
