import { IconCalendarCheck } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { leaveAccountsTopic } from "#areas/absences/leave-accounts/contract.ts";
import {
	leaveAccountsDetail,
	type ofLeaveYear,
} from "#areas/absences/leave-accounts/web/panels.ts";
import { unitOf, YearChooser } from "#areas/absences/leave-accounts/web/public.ts";
import { dateOfDay } from "#domain/time/civil-date.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { exportList } from "#kit/web/export/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useMayGlobally } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { useClosingYear } from "./use-closing-year.ts";
import { useYearEndFilters, yearEndColumns } from "./year-end-columns.ts";
import { YearStatus } from "./year-status.tsx";
import "./year-end.css";

const topics = [leaveAccountsTopic, "ABSENCES"] as const;
const organisation = ["USERS", "UNITS"] as const;
const defaultSort = { by: "name", direction: "ASC" } as const;

/** What a leave year comes to for each person at its end, beside what is booked; and closing it. */
export default function LeaveYearEndOverviewPanel(given: PanelProps<typeof ofLeaveYear>) {
	const words = useTexts(texts);
	const t = words.list;
	const { activityId } = given;
	const [year, setYear] = useState(given.year ?? dateOfDay(dayNow()).year - 1);
	const fixed = useMemo(() => ({ year, ...(activityId && { activityId }) }), [year, activityId]);
	const { data } = useApi(contract.listLeaveYearEnd, { ...fixed, pageSize: 1 });
	const unit = unitOf(data);
	const columns = useMemo(() => yearEndColumns(words, unit), [words, unit]);
	useLiveTopic(leaveAccountsTopic, () => void renew(contract.listLeaveYearEnd));
	return (
		<PanelFrame footer={data && <Closing state={data} />}>
			<div className="year-end-bar">
				<YearChooser year={year} onChange={setYear} />
			</div>
			{data && data.activityId !== null && <YearStatus isOver={data.isOver} run={data.run} />}
			<ServerGrid
				id="absences.leave-year-end"
				label={t.title}
				printTitle={`${t.open} ${year}`}
				endpoint={contract.listLeaveYearEnd}
				fixed={fixed}
				columns={columns}
				filters={useYearEndFilters()}
				defaultSort={defaultSort}
				search={t.search}
				organisation={organisation}
				topics={topics}
				height="content"
				onOpen={({ id: userId }) =>
					openPanel(leaveAccountsDetail, { userId, ...fixed }, { stack: "sub" })
				}
				onExport={exportList}
				empty={{ text: t.empty }}
			/>
		</PanelFrame>
	);
}

interface ClosingGiven {
	readonly state: AnswerOf<typeof contract.listLeaveYearEnd>;
}

/** For those who hold the right for the whole company. */
function Closing({ state: { year, isOver, activityId, run, total } }: ClosingGiven) {
	const { actions: t } = useTexts(texts);
	const mayClose = useMayGlobally("leaveaccounts.manage", "WRITE");
	const { close, undo } = useClosingYear(year);
	if (!mayClose || activityId === null) return null;
	return (
		<>
			{run !== null && (
				<DangerButton disabled={run.isBuiltOn} onClick={() => void undo(run)}>
					{t.undo}
				</DangerButton>
			)}
			<PictureButton
				icon={IconCalendarCheck}
				label={run === null ? t.close : t.closeRest}
				variant={run === null ? "filled" : "default"}
				disabled={!isOver || run?.isBuiltOn === true || total === 0}
				onClick={() => void close(activityId)}
			/>
		</>
	);
}
