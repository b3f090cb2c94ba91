import { SegmentedControl } from "@mantine/core";
import { useMemo, useState } from "react";
import { usersDetail } from "#areas/staff/users/web/panels.ts";
import { DataGrid } from "#kit/ui/data-grid/data-grid.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useOpenPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useSavedSettings } from "#kit/web/grid/use-saved-settings.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type PresenceStatus, type PresentPerson } from "../contract.ts";
import { texts } from "../text.ts";
import { boardColumns } from "./board-columns.tsx";
import { BoardHead } from "./board-head.tsx";
import { useBoard } from "./use-board.ts";
import { useDayActions } from "./use-day-actions.ts";
import "./state.css";

const id = "time-tracking.state";
const defaultSort = { by: "name", direction: "ASC" } as const;
const none: readonly PresentPerson[] = [];

/** Who is here, on a pause, expected, absent or gone, as it changes. */
export default function StatePage() {
	const t = useTexts(texts);
	const columns = useMemo(() => boardColumns(t), [t]);
	const place = useSavedSettings({ id, columns, defaultSort });
	const [unitIds, setUnitIds] = useState<readonly string[]>([]);
	const [status, setStatus] = useState<PresenceStatus | null>(null);
	const { data, isError } = useBoard(unitIds);
	const openId = useOpenPerson();
	const rowActions = useDayActions();
	const mayOpen = useMay("users.manage", "LIST");
	const people = data?.people ?? none;
	const rows = useMemo(
		() => (status === null ? people : people.filter((one) => one.status === status)),
		[people, status],
	);
	if (!place.isReady) return <LoadingState />;
	return (
		<div className="board">
			<BoardHead
				counts={data?.counts}
				status={status}
				onStatus={setStatus}
				unitIds={unitIds}
				onUnits={setUnitIds}
			/>
			<DataGrid<PresentPerson>
				id={id}
				label={t.title}
				columns={columns}
				place={place}
				rows={rows}
				state={data !== undefined ? "ready" : isError ? "failed" : "loading"}
				onReload={() => void renew(contract.listPresence)}
				search={t.search}
				height="fill"
				openId={openId}
				empty={{ text: t.empty }}
				{...(rowActions && { rowActions })}
				{...(mayOpen && {
					onOpen: ({ id: userId }: PresentPerson) => openPanel(usersDetail, { userId }),
				})}
				tools={
					<SegmentedControl
						aria-label={t.groups.label}
						size="xs"
						value={place.settings.groupBy ?? "none"}
						data={groups.map((value) => ({ value, label: t.groups[value] }))}
						onChange={(value) => place.change({ groupBy: value === "none" ? null : value })}
					/>
				}
			/>
		</div>
	);
}

const groups = ["none", "unit", "status"] as const;

function useOpenPerson(): string | undefined {
	const { panels } = useOpenPanels();
	const userId = panels.find((panel) => panel.id === usersDetail.id)?.params.userId;
	return typeof userId === "string" ? userId : undefined;
}
