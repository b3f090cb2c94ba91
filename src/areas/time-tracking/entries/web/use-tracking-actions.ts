import {
	IconBan,
	IconCheck,
	IconClockHour4,
	IconFileText,
	IconMessage,
	IconPencil,
	IconSend,
	IconX,
} from "@tabler/icons-react";
import type { OfferedMove } from "#domain/approval/possible-moves.ts";
import type { BulkAction, RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { api } from "#kit/web/api.ts";
import { changeMany } from "#kit/web/bulk/change-many.ts";
import { type BulkRun, thenClear } from "#kit/web/bulk/then-clear.ts";
import { useFormat } from "#kit/web/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ManagedTracking } from "../contract/lists.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { moveButtons } from "./move-buttons.ts";
import { timeTrackingsDetail } from "./panels.ts";
import { renewEntries } from "./renew-entries.ts";

type Row = ManagedTracking;

const icons: Partial<Record<OfferedMove, RowAction<Row>["icon"]>> = {
	CANCEL: IconBan,
	GIVE_REASON: IconMessage,
	REQUEST_CHANGE: IconFileText,
	EDIT: IconPencil,
	REJECT: IconX,
	REQUEST: IconSend,
	APPROVE: IconCheck,
};
const dangerous: readonly OfferedMove[] = ["CANCEL", "REJECT"];

/** The menu of one row: what its reader may do with it. */
export function useTrackingRowActions(): (row: Row) => readonly RowAction<Row>[] {
	const { moves, page } = useTexts(texts);
	return (row) => [
		{
			id: "open",
			label: page.open,
			icon: IconClockHour4,
			run: ({ id }) => openPanel(timeTrackingsDetail, { id }),
		},
		...moveButtons(row, moves)
			.toReversed()
			.map(({ move, label, run }): RowAction<Row> => {
				const icon = icons[move];
				const isDanger = dangerous.includes(move);
				return { id: move, label, run, isDanger, ...(icon && { icon }) };
			}),
	];
}

/** Approving and rejecting several; for which it was not possible is told with the reason of each. */
export function useTrackingBulkActions(): readonly BulkAction<Row>[] {
	const { moves: t } = useTexts(texts);
	const mayDecide = useMay("timetrackings.manage", "FULL");
	const approve = useApproveMany();
	const reject = useRejectMany();
	if (!mayDecide) return [];
	return [
		{ id: "reject", label: t.reject, icon: IconX, run: thenClear(reject) },
		{
			id: "approve",
			label: t.approve,
			icon: IconCheck,
			isPrimary: true,
			run: thenClear(approve),
		},
	];
}

function useApproveMany(): BulkRun<Row> {
	const { moves: t } = useTexts(texts);
	const shown = useShown();
	return async (rows) => {
		await changeMany({
			...shown,
			rows,
			title: t.decideMany,
			change: ({ id, version }) => api(contract.approveTimeTracking, { id, version }),
		});
		return true;
	};
}

function useRejectMany(): BulkRun<Row> {
	const { moves: t } = useTexts(texts);
	const shown = useShown();
	return async (rows) => {
		const reason = await askReason({
			title: t.rejectMany,
			text: t.rejectManyText(String(rows.length)),
			confirm: t.reject,
			danger: true,
		});
		if (reason === null) return false;
		await changeMany({
			...shown,
			rows,
			title: t.rejectMany,
			change: ({ id, version }) => api(contract.rejectTimeTracking, { id, version, reason }),
		});
		return true;
	};
}

/** How people are told of entries, and what shows them. */
function useShown() {
	const format = useFormat();
	return {
		renew: renewEntries,
		nameOf: ({ user, day, begin, zone }: Row) =>
			`${user.lastName}, ${user.firstName} ${format.day(day)} ${format.time(begin, zone)}`,
	};
}
