import { useMemo } from "react";
import type { Words } from "../../../../kit/contract/language.ts";
import { column } from "../../../../kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "../../../../kit/ui/data-grid/column/grid-column.ts";
import type { Printer } from "../../../../kit/ui/data-grid/column/printer.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import type { ManagedTracking } from "../contract/lists.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { EntryState } from "./entry-state.tsx";
import { openStepWords } from "./open-step-words.ts";

type Column = GridColumn<ManagedTracking>;

/** Everything the list can show of entries. */
export function useTrackingColumns(): readonly Column[] {
	const t = useTexts(german, english);
	return useMemo(() => [...whenColumns(t), ...whatColumns(t)], [t]);
}

function timeColumn(id: "begin" | "end", title: string): Column {
	const text = (entry: ManagedTracking, { format }: Printer) => {
		const at = entry[id];
		return at === null ? "" : format.time(at, entry.zone);
	};
	return column.slot<ManagedTracking>({
		id,
		title,
		width: 80,
		align: "end",
		render: text,
		text,
		sortKey: (entry) => entry[id] ?? undefined,
	});
}

function whenColumns({ list: { columns: t } }: Words<typeof german>): Column[] {
	return [
		column.user<ManagedTracking>({
			id: "user",
			title: t.user,
			value: ({ user }) => user,
			hideable: false,
		}),
		column.date<ManagedTracking>({
			id: "day",
			title: t.day,
			value: ({ day }) => day,
			style: "weekday",
			sortable: false,
			filter: "range",
		}),
		timeColumn("begin", t.begin),
		timeColumn("end", t.end),
		column.timespan<ManagedTracking>({
			id: "duration",
			title: t.duration,
			value: ({ duration }) =>
				duration === null ? null : Math.round(duration / 60),
			sum: true,
		}),
	];
}

function whatColumns({ list: { columns: t } }: Words<typeof german>): Column[] {
	const text = (
		id: "project" | "openSteps" | "reason",
		value: (entry: ManagedTracking) => string | null,
		defaultVisible = true,
	) =>
		column.string<ManagedTracking>({
			id,
			title: t[id],
			value,
			sortable: false,
			defaultVisible,
		});
	return [
		column.string<ManagedTracking>({
			id: "activity",
			title: t.activity,
			value: ({ activity }) => activity.name,
			filter: "activityIds",
		}),
		text(
			"project",
			({ project, projectNode }) =>
				[project?.name, projectNode?.name].filter(Boolean).join(" · "),
			false,
		),
		column.slot<ManagedTracking>({
			id: "state",
			title: t.state,
			render: (entry) => <EntryState entry={entry} />,
			text: ({ state }) => state,
			sortKey: ({ state }) => state,
			filter: "states",
			width: 190,
		}),
		text("openSteps", ({ openSteps }) => openStepWords(openSteps)),
		text("reason", ({ reason }) => reason, false),
	];
}
