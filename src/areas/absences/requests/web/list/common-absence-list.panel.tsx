import { isoOfDay } from "#domain/time/iso-day.ts";
import { DataGrid } from "#kit/ui/data-grid/data-grid.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import type { AbsenceAnswer } from "../../contract/absence-answer.ts";
import { contract } from "../../contract.ts";
import { absencesDetail, type ofAbsenceList } from "../panels.ts";
import { texts } from "./text.ts";
import { absenceList, useAbsenceColumns } from "./use-absence-columns.tsx";
import "../absences.css";

const most = 500;
const none: readonly AbsenceAnswer[] = [];

/** Absences that another panel points to; unless said otherwise the leave of the current year that is planned, wanted or approved. */
export default function CommonAbsenceListPanel({
	close: _,
	...given
}: PanelProps<typeof ofAbsenceList>) {
	const t = useTexts(texts);
	const format = useFormat();
	const columns = useAbsenceColumns();
	const year = isoOfDay(dayNow()).slice(0, 4);
	const ofYear = {
		from: `${year}-01-01`,
		to: `${year}-12-31`,
		classTypes: ["LEAVE" as const],
		states: ["PLANNED" as const, "REQUESTED" as const, "APPROVED" as const],
	};
	const { data, isError, refetch } = useApi(contract.listAbsences, {
		...(given.ids === undefined && ofYear),
		...given,
		pageSize: most,
	});
	useLiveTopic("ABSENCES", () => void renew(contract.listAbsences));
	const { absences = none, total = 0 } = data ?? {};
	const loading = isError ? "failed" : "loading";
	const isLeave = given.ids === undefined && given.from === undefined;
	return (
		<PanelFrame {...(isLeave && { sub: t.leaveOfYear(year) })}>
			{total > absences.length && <p role="note">{t.more(format.number(total, 0))}</p>}
			<DataGrid
				id="absences.listed"
				label={t.leaveOfYear(year)}
				columns={columns}
				rows={absences}
				state={data === undefined ? loading : "ready"}
				onReload={() => void refetch()}
				defaultSort={absenceList.defaultSort}
				search={t.search}
				onOpen={({ id }) => openPanel(absencesDetail, { id }, { stack: "sub" })}
				height="content"
				empty={{ text: t.noneListed }}
			/>
		</PanelFrame>
	);
}
