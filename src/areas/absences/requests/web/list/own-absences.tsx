import { useMemo } from "react";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { DataGrid } from "#kit/ui/data-grid/data-grid.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { absencesDetail } from "../panels.ts";
import { texts } from "./text.ts";
import { useAbsenceColumns } from "./use-absence-columns.tsx";
import "../absences.css";

const soonestFirst = { by: "from", direction: "ASC" } as const;

/** One's own absences from today on that are planned, asked for or approved, the next first. */
export function OwnAbsences() {
	const t = useTexts(texts);
	const { userId } = useSession();
	const columns = useAbsenceColumns();
	const asked = { userIds: [userId], from: isoOfDay(dayNow()), pageSize: 500 };
	const planned = useApi(
		contract.listAbsences,
		{ ...asked, states: ["PLANNED", "APPROVED"] },
		{ context: t.context.planned },
	);
	const requested = useApi(
		contract.listAbsences,
		{ ...asked, states: ["REQUESTED"] },
		{ context: t.context.requested },
	);
	const lists = [planned, requested];
	const rows = useMemo(
		() => [planned.data, requested.data].flatMap((list) => list?.absences ?? []),
		[planned.data, requested.data],
	);
	useLiveTopic("ABSENCES", () => void renew(contract.listAbsences));
	const own = columns.filter(({ id }) => id !== "user");
	return (
		<DataGrid
			id="absences.own"
			label={t.own}
			columns={own}
			rows={rows}
			state={stateOf(lists)}
			onReload={() => {
				for (const { refetch } of lists) void refetch();
			}}
			defaultSort={soonestFirst}
			onOpen={({ id }) => openPanel(absencesDetail, { id }, { stack: "sub" })}
			height="content"
			empty={{ text: t.noneOwn }}
		/>
	);
}

function stateOf(lists: readonly { readonly data: unknown; readonly isError: boolean }[]) {
	if (lists.every(({ data }) => data !== undefined)) return "ready";
	return lists.some(({ data, isError }) => isError && data === undefined) ? "failed" : "loading";
}
