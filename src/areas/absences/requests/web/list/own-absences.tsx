import { isoOfDay } from "#domain/time/iso-day.ts";
import { DataGrid } from "#kit/ui/data-grid/data-grid.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import type { AbsenceAnswer } from "../../contract/absence-answer.ts";
import { contract } from "../../contract.ts";
import { absencesDetail } from "../panels.ts";
import { texts } from "./text.ts";
import { useAbsenceColumns } from "./use-absence-columns.tsx";
import "../absences.css";

const none: readonly AbsenceAnswer[] = [];
const soonestFirst = { by: "from", direction: "ASC" } as const;

/** One's own absences from today on that are planned, asked for or approved, the next first. */
export function OwnAbsences() {
	const t = useTexts(texts);
	const { userId } = useSession();
	const columns = useAbsenceColumns();
	const { data, isError, refetch } = useApi(contract.listAbsences, {
		userIds: [userId],
		from: isoOfDay(dayNow()),
		states: ["PLANNED", "REQUESTED", "APPROVED"],
		pageSize: 500,
	});
	useLiveTopic("ABSENCES", () => void renew(contract.listAbsences));
	const own = columns.filter(({ id }) => id !== "user");
	return (
		<DataGrid
			id="absences.own"
			label={t.own}
			columns={own}
			rows={data?.absences ?? none}
			state={data === undefined ? (isError ? "failed" : "loading") : "ready"}
			onReload={() => void refetch()}
			defaultSort={soonestFirst}
			onOpen={({ id }) => openPanel(absencesDetail, { id }, { stack: "sub" })}
			height="content"
			empty={{ text: t.noneOwn }}
		/>
	);
}
