import { IconCalendarOff, IconClockEdit } from "@tabler/icons-react";
import { useMemo } from "react";
import { absencesDetail } from "#areas/absences/requests/web/panels.ts";
import { timeTrackingsDetail } from "#areas/time-tracking/entries/web/panels.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { printPerson } from "#kit/ui/data-grid/column/printer.ts";
import type { RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import { exportList } from "#kit/web/export/export-list.ts";
import { type Format, useFormat } from "#kit/web/format/format.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { type Conflict, contract } from "../../contract.ts";
import { texts } from "../../text.ts";

type Texts = Words<typeof texts>;
type Times = { readonly begin: string; readonly end: string | null; readonly zone: string };

/** What makes a conflict, or mends it. */
const topics = ["ABSENCES", "TRACKINGS", "SHIFTS"] as const;
const organisation = ["USERS", "ACTIVITIES"] as const;
const defaultSort = { by: "day", direction: "ASC" } as const;

/** Days on which somebody is away with approval, and works or is to work: each leads to what would mend it. */
export default function ManagementConflictsPanel() {
	const words = useTexts(texts);
	const { conflicts: t } = words;
	const format = useFormat();
	const columns = useMemo(() => columnsOf(words), [words]);
	return (
		<PanelFrame sub={t.about}>
			<ServerGrid
				id="home.conflicts"
				label={t.title}
				endpoint={contract.listConflicts}
				columns={columns}
				defaultSort={defaultSort}
				search={t.search}
				topics={topics}
				organisation={organisation}
				height="content"
				onOpen={open}
				rowActions={(row) => actionsOf(row, t, format)}
				menuLabel={({ user, day }) => t.menu(printPerson(user), format.day(day))}
				onExport={exportList}
				empty={{ text: t.empty, notFound: t.notFound }}
			/>
		</PanelFrame>
	);
}

const openAbsence = ({ absenceId: id }: Pick<Conflict, "absenceId">) =>
	openPanel(absencesDetail, { id }, { stack: "sub" });
const openEntry = (id: string) => openPanel(timeTrackingsDetail, { id }, { stack: "sub" });

/** The absence, or, for who does not see it, what lies on the day. */
function open(row: Conflict): void {
	const [entry] = row.entries;
	if (row.isSeen) openAbsence(row);
	else if (entry !== undefined) openEntry(entry.id);
}

function actionsOf(
	{ isSeen, entries }: Conflict,
	t: Texts["conflicts"],
	format: Format,
): readonly RowAction<Conflict>[] {
	const absence = { id: "absence", label: t.openAbsence, icon: IconCalendarOff, run: openAbsence };
	return [
		...(isSeen ? [absence] : []),
		...entries.map((entry) => ({
			id: entry.id,
			label: t.openEntry(spanOf(entry, format)),
			icon: IconClockEdit,
			run: () => openEntry(entry.id),
		})),
	];
}

/** "08:00 – 12:00"; of what runs its begin. */
function spanOf({ begin, end, zone }: Times, format: Format): string {
	return end === null ? `${format.time(begin, zone)} –` : format.span(begin, end, zone);
}

/** "Arbeitszeit 08:00 – 12:00, 12:30 – 16:30"; without the times where they are not for the reader. */
function whatOf(
	{ hasEntry, hasShift, entries, shifts }: Conflict,
	t: Texts["conflicts"],
	format: Format,
) {
	const times = entries.map((entry) => spanOf(entry, format)).join(", ");
	const planned = shifts.map((shift) => t.shiftAt(shift.name, spanOf(shift, format)));
	return [
		...(hasEntry ? [times === "" ? t.entry : t.entryAt(times)] : []),
		...(hasShift && planned.length === 0 ? [t.shift] : planned),
	].join(", ");
}

function columnsOf({ conflicts: t, away }: Texts): readonly GridColumn<Conflict>[] {
	return [
		column.user<Conflict>({
			id: "user",
			title: t.columns.user,
			value: ({ user }) => user,
			width: 180,
			grows: true,
			hideable: false,
		}),
		column.date<Conflict>({
			id: "day",
			title: t.columns.day,
			value: ({ day }) => day,
			style: "weekday",
			width: 130,
		}),
		column.slot<Conflict>({
			id: "activity",
			title: t.columns.activity,
			width: 170,
			grows: true,
			render: ({ activity }) => <Kind activity={activity} away={away} />,
			text: ({ activity }) => activity?.name ?? away,
		}),
		column.slot<Conflict>({
			id: "what",
			title: t.columns.what,
			width: 300,
			grows: true,
			render: (row, { format }) => whatOf(row, t, format),
			text: (row, { format }) => whatOf(row, t, format),
		}),
	];
}

interface KindGiven extends Pick<Conflict, "activity"> {
	readonly away: string;
}

/** Of whose kind is withheld no more than that she is away. */
function Kind({ activity, away }: KindGiven) {
	return (
		<>
			{activity?.color && <ColorDot color={activity.color} />}
			{activity?.name ?? away}
		</>
	);
}
