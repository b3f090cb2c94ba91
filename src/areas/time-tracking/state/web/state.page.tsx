import { SegmentedControl } from "@mantine/core";
import { IconHelpCircle } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useUnits } from "#areas/staff/units/web/public.ts";
import { usersDetail } from "#areas/staff/users/web/panels.ts";
import { targetActualDetail } from "#areas/time-tracking/target-actual/web/panels.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { DataGrid } from "#kit/ui/data-grid/data-grid.tsx";
import { type GridFilter, queryOf } from "#kit/ui/data-grid/filter/grid-filter.ts";
import type { RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { isOpenable } from "#kit/ui/panel-stack/is-openable.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useOpenParam } from "#kit/ui/panel-stack/panel-stack.ts";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useSavedSettings } from "#kit/web/grid/use-saved-settings.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import {
	contract,
	type PresenceStatus,
	type PresentPerson,
	presenceStatuses,
} from "../contract.ts";
import { texts } from "../text.ts";
import { boardColumns } from "./board-columns.tsx";
import { unitsFilter } from "./units-filter.tsx";
import { useBoard } from "./use-board.ts";
import "./state.css";

const id = "time-tracking.state";
const defaultSort = { by: "name", direction: "ASC" } as const;
const none: readonly PresentPerson[] = [];

/** Who is here, on a pause, expected, absent or gone, as it changes. */
export default function StatePage() {
	const t = useTexts(texts);
	const columns = useMemo(() => boardColumns(t), [t]);
	const place = useSavedSettings({ id, columns, defaultSort });
	const filters = useBoardFilters();
	const [status, setStatus] = useState<PresenceStatus | null>(null);
	const { data, isError } = useBoard(queryOf(filters, place.settings.filters ?? {}));
	const openId = useOpenParam(usersDetail, "userId");
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
			<Counters counts={data?.counts} status={status} onStatus={setStatus} />
			<DataGrid<PresentPerson>
				id={id}
				label={t.title}
				columns={columns}
				place={place}
				rows={rows}
				state={data !== undefined ? "ready" : isError ? "failed" : "loading"}
				onReload={() => void renew(contract.listPresence)}
				search={t.search}
				filters={filters}
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

/** Of which units: the server counts within them. */
function useBoardFilters(): readonly GridFilter<PresentPerson>[] {
	const t = useTexts(texts);
	const { items: units } = useUnits();
	return useMemo(
		() => [
			unitsFilter({
				label: t.unit,
				nameOf: (id) => units.find((unit) => unit.id === id)?.name,
			}),
		],
		[t, units],
	);
}

/** In the menu of a row: how this person's day came about so far, for who may read times. */
function useDayActions():
	| ((person: PresentPerson) => readonly RowAction<PresentPerson>[])
	| undefined {
	const t = useTexts(texts);
	const mayRead = useMay("timetrackings.manage", "READ");
	if (!mayRead || !isOpenable(targetActualDetail)) return undefined;
	const open = ({ id: userId }: PresentPerson) =>
		openPanel(targetActualDetail, { userId, day: isoOfDay(dayNow()) });
	return () => [{ id: "why", label: t.why, icon: IconHelpCircle, run: open }];
}

interface Given {
	/** Undefined until they are there. */
	readonly counts: Readonly<Record<PresenceStatus, number>> | undefined;
	/** The only one shown; all with null. */
	readonly status: PresenceStatus | null;
	readonly onStatus: (status: PresenceStatus | null) => void;
}

/** How many there are of each status, each a filter. */
function Counters({ counts, status, onStatus }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	return (
		<fieldset className="board-counters">
			<legend>{t.counters}</legend>
			{presenceStatuses.map((one) => (
				<button
					key={one}
					type="button"
					data-status={one}
					aria-pressed={status === one}
					onClick={() => onStatus(status === one ? null : one)}
				>
					<b>{counts ? format.number(counts[one], 0) : "–"}</b>
					<span>{t.statuses[one]}</span>
				</button>
			))}
		</fieldset>
	);
}

const groups = ["none", "unit", "status"] as const;
