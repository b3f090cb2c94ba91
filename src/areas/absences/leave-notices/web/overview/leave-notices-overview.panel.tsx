import { IconBeach, IconMailCheck, IconPencil, IconSend } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { leaveAccountsTopic } from "#areas/absences/leave-accounts/contract.ts";
import {
	leaveAccountsDetail,
	type ofLeaveYear,
} from "#areas/absences/leave-accounts/web/panels.ts";
import { YearChooser } from "#areas/absences/leave-accounts/web/public.ts";
import { dateOfDay } from "#domain/time/civil-date.ts";
import type { BulkAction, RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { exportList } from "#kit/web/export/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract, type LeaveNoticeItem } from "../../contract.ts";
import { texts } from "../../text.ts";
import { LettersButton } from "./letters-button.tsx";
import { noticeColumns, useNoticeFilters } from "./notice-columns.tsx";
import { correctHandover, isHandedOver, isOpenLetter, recordHandover } from "./record-handover.ts";
import { useSending } from "./use-sending.ts";
import "../notices.css";

const topics = [leaveAccountsTopic] as const;
const organisation = ["USERS", "UNITS"] as const;
const defaultSort = { by: "name", direction: "ASC" } as const;
const thisYear = () => dateOfDay(dayNow()).year;

/** Who has open leave of a year, who was told that it may lapse, and telling them. */
export default function LeaveNoticesOverviewPanel(given: PanelProps<typeof ofLeaveYear>) {
	const words = useTexts(texts);
	const t = words.list;
	const [year, setYear] = useState(given.year ?? thisYear());
	const { activityId } = given;
	const fixed = useMemo(() => ({ year, ...(activityId && { activityId }) }), [year, activityId]);
	const columns = useMemo(() => noticeColumns(words), [words]);
	const { data } = useApi(contract.listLeaveNotices, { ...fixed, pageSize: 1 }, { keep: true });
	const asked = { year, activityId: data?.activityId ?? "" };
	const send = useSending(asked);
	const mayTell = year === thisYear() && asked.activityId !== "";
	return (
		<PanelFrame
			footer={
				asked.activityId !== "" && (
					<>
						<LettersButton {...asked} />
						<PictureButton
							icon={IconSend}
							label={words.actions.sendAll}
							variant="filled"
							disabled={!mayTell}
							onClick={() => void send()}
						/>
					</>
				)
			}
		>
			<div className="notice-bar">
				<YearChooser year={year} onChange={setYear} />
			</div>
			<ServerGrid
				id="absences.leave-notices"
				label={t.title}
				printTitle={`${t.title} ${year}`}
				endpoint={contract.listLeaveNotices}
				fixed={fixed}
				columns={columns}
				filters={useNoticeFilters()}
				defaultSort={defaultSort}
				search={t.search}
				organisation={organisation}
				topics={topics}
				height="content"
				onOpen={({ id: userId }) =>
					openPanel(leaveAccountsDetail, { userId, ...fixed }, { stack: "sub" })
				}
				rowActions={useRowActions(fixed, mayTell ? send : undefined)}
				bulkActions={useBulkActions(mayTell ? send : undefined)}
				onExport={exportList}
				empty={{ text: t.empty }}
			/>
		</PanelFrame>
	);
}

type Send = ReturnType<typeof useSending>;

function useRowActions(
	fixed: { readonly year: number; readonly activityId?: string },
	send: Send | undefined,
) {
	const { actions: t, handover } = useTexts(texts);
	const account: RowAction<LeaveNoticeItem> = {
		id: "account",
		label: t.account,
		icon: IconBeach,
		run: ({ id: userId }) => openPanel(leaveAccountsDetail, { userId, ...fixed }, { stack: "sub" }),
	};
	const tell: RowAction<LeaveNoticeItem> = {
		id: "send",
		label: t.send,
		icon: IconSend,
		run: ({ id }) => void send?.([id]),
	};
	const handOver: RowAction<LeaveNoticeItem> = {
		id: "hand-over",
		label: t.handOver,
		icon: IconMailCheck,
		run: (row) => void recordHandover([row]),
	};
	const correct: RowAction<LeaveNoticeItem> = {
		id: "correct-handover",
		label: handover.correct,
		icon: IconPencil,
		run: (row) => void correctHandover(row),
	};
	return (row: LeaveNoticeItem) => [
		account,
		...(send === undefined ? [] : [tell]),
		...(isOpenLetter(row) ? [handOver] : []),
		...(isHandedOver(row) ? [correct] : []),
	];
}

function useBulkActions(send: Send | undefined): readonly BulkAction<LeaveNoticeItem>[] {
	const { actions: t } = useTexts(texts);
	return [
		{
			id: "hand-over",
			label: t.handOver,
			icon: IconMailCheck,
			run: (rows, clear) => void recordHandover(rows).then((isDone) => isDone && clear()),
		},
		{
			id: "send",
			label: t.send,
			icon: IconSend,
			isPrimary: true,
			isDisabled: send === undefined,
			run: (rows, clear) =>
				void send?.(rows.map(({ id }) => id)).then((isDone) => isDone && clear()),
		},
	];
}
