import { IconClockHour4 } from "@tabler/icons-react";
import { decideManyActions, moveActions } from "#areas/time-tracking/approvals/web/public.ts";
import type { BulkAction, RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ManagedTracking } from "../contract/lists.ts";
import { texts } from "../text.ts";
import { entryDialogs, entryMovePanels } from "./entry-moves.ts";
import { timeTrackingsDetail } from "./panels.ts";

type Row = ManagedTracking;

/** The menu of one row: what its reader may do with it. */
export function useTrackingRowActions(): (row: Row) => readonly RowAction<Row>[] {
	const { page } = useTexts(texts);
	return (row) => [
		{
			id: "open",
			label: page.open,
			icon: IconClockHour4,
			run: ({ id }) => openPanel(timeTrackingsDetail, { id }),
		},
		...moveActions(row, entryDialogs, entryMovePanels),
	];
}

/** Approving and rejecting several. */
export function useTrackingBulkActions(): readonly BulkAction<Row>[] {
	const mayDecide = useMay("timetrackings.manage", "FULL");
	const format = useFormat();
	useTexts(texts);
	if (!mayDecide) return [];
	return decideManyActions<Row>(
		entryDialogs,
		({ user, day, begin, zone }) =>
			`${user.lastName}, ${user.firstName} ${format.day(day)} ${format.time(begin, zone)}`,
	);
}
