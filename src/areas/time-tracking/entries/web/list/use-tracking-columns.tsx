import { useMemo } from "react";
import { customColumns, useCustomFields } from "#areas/settings/custom-fields/web/public.ts";
import { openWords } from "#areas/time-tracking/approvals/web/public.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { Printer } from "#kit/ui/data-grid/column/printer.ts";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { ManagedTracking } from "../../contract/lists.ts";
import type { TimeTracking } from "../../contract.ts";
import { texts } from "../../text.ts";
import { EntryState } from "../entry-marks.tsx";

/** The list of everybody's entries, as its settings are kept. */
export const trackingList = {
	id: "time-tracking.entries",
	defaultSort: { by: "begin", direction: "DESC" },
	/** Years of entries are seldom what is looked for. */
	defaultFilters: { range: { lastDays: 30 } },
} as const;

type Column = GridColumn<TimeTracking>;

/** Everything the list of everybody's entries can show. */
export function useTrackingColumns(): readonly GridColumn<ManagedTracking>[] {
	const t = useTexts(texts);
	const { fields } = useCustomFields("TRACKING");
	return useMemo(
		() => [...entryColumns(t), ...customColumns<ManagedTracking>(fields)],
		[t, fields],
	);
}

/**
 * The columns that every list of entries has, in the order in which they are asked for: who, which day, from when till when,
 * at what. Where there is little room, what it stands at goes on at the side: it is mostly empty.
 */
export function entryColumns(t: Words<typeof texts>): readonly Column[] {
	const [user, day, activity, state] = whatColumns(t);
	const [begin, end, duration] = whenColumns(t);
	const first = [user, day, begin, end, activity, duration, state];
	return [...first.filter((one) => one !== undefined), ...moreColumns(t)];
}

function timeColumn(id: "begin" | "end", title: string): Column {
	const text = (entry: TimeTracking, { format }: Printer) => {
		const at = entry[id];
		return at === null ? "–" : format.time(at, entry.zone);
	};
	return column.slot<TimeTracking>({
		id,
		title,
		width: 64,
		align: "end",
		render: (entry, printer) => <span className={`entry-${id}`}>{text(entry, printer)}</span>,
		text,
		sortKey: (entry) => entry[id] ?? undefined,
	});
}

/** A running entry has no length yet and says so. */
function durationColumn(title: string, runs: string): Column {
	const shown = column.timespan<TimeTracking>({
		id: "duration",
		isKey: true,
		title,
		width: 58,
		value: ({ duration }) => (duration === null ? null : duration / 60),
		sum: true,
		// a pause is told from work where there is no room for the activity
		tone: ({ activity }) => (activity.classType === "PAUSE" ? "dim" : undefined),
	});
	return {
		...shown,
		text: (entry, printer) => (entry.duration === null ? runs : shown.text(entry, printer)),
	};
}

function dayColumn(title: string): Column {
	const shown = column.date<TimeTracking>({
		id: "day",
		title,
		value: ({ day }) => day,
		style: "short",
		width: 87,
		minWidth: 82,
		sortable: false,
		filter: "range",
	});
	// a day beside its times needs no name on a card, and gives way like words
	return { ...shown, kind: "string" };
}

function activityColumn(title: string): Column {
	const shown = column.string<TimeTracking>({
		id: "activity",
		title,
		value: ({ activity }) => activity.name,
		width: 140,
		minWidth: 138,
		grows: true,
		filter: "activityIds",
	});
	const cell = ({ activity }: TimeTracking) => (
		<>
			<ColorDot color={activity.color} />
			{activity.name}
		</>
	);
	return { ...shown, kind: "options", cell };
}

function whatColumns({ list: { columns: t }, running, states }: Words<typeof texts>): Column[] {
	return [
		column.user<TimeTracking>({
			id: "user",
			title: t.user,
			value: ({ user }) => user,
			width: 118,
			grows: true,
			hideable: false,
		}),
		dayColumn(t.day),
		activityColumn(t.activity),
		column.slot<TimeTracking>({
			id: "state",
			title: t.state,
			render: (entry) => <EntryState entry={entry} />,
			text: ({ status, state }) =>
				status === "RUNNING" && state === "APPROVED" ? running : states[state],
			sortKey: ({ state }) => state,
			// the length says by itself that an entry runs
			offCards: ({ state, changeRequest }) => state === "APPROVED" && changeRequest === null,
			filter: "states",
			width: 104,
		}),
	];
}

function whenColumns({ list: { columns: t }, runs }: Words<typeof texts>): Column[] {
	return [timeColumn("begin", t.begin), timeColumn("end", t.end), durationColumn(t.duration, runs)];
}

function moreColumns({ list: { columns: t } }: Words<typeof texts>): Column[] {
	const text = (
		id: "project" | "openSteps" | "reason",
		value: (entry: TimeTracking) => string | null,
		defaultVisible: boolean,
	) =>
		column.string<TimeTracking>({
			id,
			title: t[id],
			value,
			width: 240,
			grows: true,
			sortable: false,
			defaultVisible,
		});
	return [
		text(
			"project",
			({ project, projectNode }) => [project?.name, projectNode?.name].filter(Boolean).join(" · "),
			false,
		),
		text("openSteps", openWords, true),
		text("reason", ({ reason }) => reason, false),
	];
}
