import {
	IconArrowsDiff,
	IconFileSearch,
	IconInbox,
	IconLock,
	IconLockOpen,
} from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { wageFileCheck } from "#areas/payroll/wage-files/web/panels.ts";
import { MonthChooser } from "#areas/time-tracking/target-actual/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { isOpenable } from "#kit/ui/panel-stack/is-openable.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { usePanel } from "#kit/ui/panel-stack/panel-context.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { exportList } from "#kit/web/export/export-list.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { MonthCloseItem } from "../contract/fields.ts";
import { contract, monthCloseTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { closeColumns, useCloseFilters } from "./close-columns.tsx";
import { lastMonthOver } from "./last-month-over.ts";
import { monthCloseComparison, monthCloseLateBookings, type ofMonth } from "./panels.ts";
import { useClosing, useMayClose, useReopening } from "./use-closing.ts";
import "./month-close.css";

const topics = [monthCloseTopic, "TRACKINGS"] as const;
const organisation = ["USERS", "UNITS"] as const;
const defaultSort = { by: "name", direction: "ASC" } as const;
const idOf = ({ user }: MonthCloseItem) => user.id;

/** A month of people: who is closed, what speaks against closing, and closing itself. */
export default function MonthCloseOverviewPanel(given: PanelProps<typeof ofMonth>) {
	const words = useTexts(texts);
	const t = words.overview;
	const format = useFormat();
	const { title } = usePanel();
	const [month, setMonth] = useState(given.month ?? lastMonthOver());
	const fixed = useMemo(() => ({ month }), [month]);
	const columns = useMemo(() => closeColumns(words), [words]);
	const close = useClosing(month);
	const mayClose = useMayClose();
	const isOver = month <= lastMonthOver();
	return (
		<PanelFrame
			footer={
				(mayClose || isOpenable(wageFileCheck)) && (
					<>
						<WageFileCheckButton />
						{mayClose && (
							<PictureButton
								icon={IconLock}
								label={t.closeAll}
								variant="filled"
								disabled={!isOver}
								onClick={() => void close()}
							/>
						)}
					</>
				)
			}
		>
			<div className="month-close-bar">
				<MonthChooser month={month} onChange={setMonth} last={isoOfDay(dayNow()).slice(0, 7)} />
				<LateBookingsLink />
			</div>
			<ServerGrid
				id="time-tracking.month-closes"
				label={title}
				printTitle={`${title} ${format.month(`${month}-01`)}`}
				endpoint={contract.listMonthCloses}
				fixed={fixed}
				columns={columns}
				rowId={idOf}
				filters={useCloseFilters()}
				defaultSort={defaultSort}
				search={t.search}
				onExport={exportList}
				organisation={organisation}
				topics={topics}
				height="content"
				onOpen={({ user }) =>
					openPanel(monthCloseComparison, { userId: user.id, month }, { stack: "sub" })
				}
				rowActions={useRowActions(month)}
				bulkActions={
					mayClose
						? [
								{
									id: "close",
									label: t.close,
									icon: IconLock,
									isPrimary: true,
									isDisabled: !isOver,
									run: (rows, clear) =>
										void close(rows.map(idOf)).then((isDone) => isDone && clear()),
								},
							]
						: []
				}
				empty={{ text: t.empty }}
			/>
		</PanelFrame>
	);
}

function useRowActions(month: string) {
	const t = useTexts(texts).overview;
	const close = useClosing(month);
	const reopen = useReopening(month);
	const compare: RowAction<MonthCloseItem> = {
		id: "compare",
		label: t.compare,
		icon: IconArrowsDiff,
		run: ({ user }) =>
			openPanel(monthCloseComparison, { userId: user.id, month }, { stack: "sub" }),
	};
	const shut: RowAction<MonthCloseItem> = {
		id: "close",
		label: t.close,
		icon: IconLock,
		run: ({ user }) => void close([user.id]),
	};
	const open: RowAction<MonthCloseItem> = {
		id: "reopen",
		label: t.reopen,
		icon: IconLockOpen,
		run: (row) => void reopen(row),
	};
	return ({ isClosed, isOver, mayClose }: MonthCloseItem) => [
		compare,
		...(mayClose && isClosed ? [open] : []),
		...(mayClose && !isClosed && isOver ? [shut] : []),
	];
}

/** What comes after closing, for people who hand the month on to payroll. */
function WageFileCheckButton() {
	const title = useTitle(wageFileCheck);
	if (!isOpenable(wageFileCheck)) return null;
	return (
		<PictureButton
			icon={IconFileSearch}
			label={title}
			onClick={() => openPanel(wageFileCheck, {}, { stack: "sub" })}
		/>
	);
}

/** There only while somebody has to look at bookings that came too late. */
function LateBookingsLink() {
	const t = useTexts(texts).late;
	const { data } = useApi(contract.listLateBookings, { pageSize: 1 });
	const count = data?.total ?? 0;
	if (count === 0) return null;
	return (
		<PictureButton
			icon={IconInbox}
			label={t.link(count)}
			className="month-close-late"
			onClick={() => openPanel(monthCloseLateBookings, {}, { stack: "sub" })}
		/>
	);
}
