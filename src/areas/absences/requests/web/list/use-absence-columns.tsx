import { useMemo } from "react";
import { openWords } from "#areas/time-tracking/approvals/web/public.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { AbsenceAnswer } from "../../contract/absence-answer.ts";
import { texts } from "../../text.ts";
import { AbsenceKindMark, AbsenceState } from "../absence-marks.tsx";

/** The list of everybody's absences, as its settings are kept. */
export const absenceList = {
	id: "absences.requests",
	defaultSort: { by: "from", direction: "DESC" },
	defaultFilters: { range: { thisYear: true } },
} as const;

type Column = GridColumn<AbsenceAnswer>;

/** Who, what, when, how long, what it stands at, and who stands in. */
export function useAbsenceColumns(): readonly Column[] {
	const t = useTexts(texts);
	return useMemo(() => [...whatColumns(t), ...moreColumns(t)], [t]);
}

function whatColumns({ list, states, away }: Words<typeof texts>): Column[] {
	const { columns: t } = list;
	return [
		column.user<AbsenceAnswer>({
			id: "user",
			title: t.user,
			value: ({ user }) => user,
			width: 150,
			grows: true,
			hideable: false,
		}),
		column.slot<AbsenceAnswer>({
			id: "activity",
			title: t.activity,
			render: (absence) => <AbsenceKindMark absence={absence} />,
			text: ({ activity }) => activity?.name ?? away,
			sortKey: ({ activity }) => activity?.name,
			filter: "activityIds",
			width: 150,
			grows: true,
		}),
		dayColumn("from", list),
		dayColumn("to", list),
		daysColumn(t.days),
		column.slot<AbsenceAnswer>({
			id: "state",
			title: t.state,
			render: (absence) => <AbsenceState absence={absence} />,
			text: ({ state }) => states[state],
			sortKey: ({ state }) => state,
			filter: "states",
			width: 130,
		}),
	];
}

/** A day, with the half of it that is meant. */
function dayColumn(id: "from" | "to", list: Words<typeof texts>["list"]): Column {
	const partOf = (absence: AbsenceAnswer) => (id === "from" ? absence.fromPart : absence.toPart);
	return column.slot<AbsenceAnswer>({
		id,
		title: list.columns[id],
		render: (absence, { format }) => worded(absence, format.dayWithYear(absence[id])),
		text: (absence, { format }) => worded(absence, format.dayWithYear(absence[id])),
		sortKey: (absence) => absence[id],
		filter: "range",
		width: 130,
	});
	function worded(absence: AbsenceAnswer, day: string): string {
		const part = partOf(absence);
		if (part === "WHOLE") return day;
		return part === "FIRST_HALF" ? list.morning(day) : list.afternoon(day);
	}
}

/** Days of work; of hours their length. */
function daysColumn(title: string): Column {
	const text: Parameters<typeof column.slot<AbsenceAnswer>>[0]["text"] = (
		{ beginMinutes, cost, costMinutes },
		{ format },
	) => (beginMinutes === null ? format.amount(Number(cost)) : `${format.hours(costMinutes)} h`);
	return column.slot<AbsenceAnswer>({
		id: "days",
		isKey: true,
		title,
		width: 70,
		align: "end",
		render: (absence, printer) => text?.(absence, printer),
		text,
		sortKey: ({ cost }) => Number(cost),
	});
}

function moreColumns({ list: { columns: t } }: Words<typeof texts>): Column[] {
	const text = (
		id: "substitute" | "openSteps" | "reason",
		value: (absence: AbsenceAnswer) => string | null,
		more: { readonly sortable: boolean; readonly defaultVisible: boolean },
	) => column.string<AbsenceAnswer>({ id, title: t[id], value, width: 180, grows: true, ...more });
	return [
		text("substitute", ({ substitute }) => substitute && nameOf(substitute), {
			sortable: true,
			defaultVisible: true,
		}),
		text("openSteps", openWords, { sortable: false, defaultVisible: true }),
		text("reason", ({ reason }) => reason, { sortable: false, defaultVisible: false }),
	];
}

const nameOf = ({ lastName, firstName }: { lastName: string; firstName: string }) =>
	`${lastName}, ${firstName}`;
