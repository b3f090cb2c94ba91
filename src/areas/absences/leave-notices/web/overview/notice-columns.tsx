import { useMemo } from "react";
import { amountColumn } from "#areas/absences/leave-accounts/web/public.ts";
import { unitsFilter, useUnits } from "#areas/staff/units/web/public.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type LeaveNoticeItem, noticeChannels, noticeStates, receiptWays } from "../../contract.ts";
import { texts } from "../../text.ts";
import { NoticeState } from "./notice-state.tsx";

type NoticeColumn = GridColumn<LeaveNoticeItem>;
type Texts = Words<typeof texts>;

/** Everything the list can show. Ids are those it sorts by, and those of its export. */
export function noticeColumns(words: Texts): readonly NoticeColumn[] {
	return [
		...leaveColumns(words),
		...sentColumns(words),
		...receivedColumns(words),
		...placeColumns(words),
	];
}

function leaveColumns({ list: { columns: t }, states }: Texts): readonly NoticeColumn[] {
	return [
		column.user<LeaveNoticeItem>({
			id: "name",
			title: t.name,
			value: (person) => person,
			width: 150,
			grows: true,
			hideable: false,
		}),
		amountColumn<LeaveNoticeItem>({
			id: "days",
			title: t.days,
			value: ({ days }) => days,
			width: 92,
		}),
		column.slot<LeaveNoticeItem>({
			id: "state",
			title: t.state,
			width: 168,
			minWidth: 152,
			sortable: false,
			render: (row) => <NoticeState state={row.state} />,
			text: (row) => states[row.state],
		}),
	];
}

function sentColumns({ list: { columns: t }, channels }: Texts): readonly NoticeColumn[] {
	return [
		column.datetime<LeaveNoticeItem>({
			id: "sentAt",
			title: t.sentAt,
			value: ({ notice }) => notice?.sentAt ?? null,
		}),
		amountColumn<LeaveNoticeItem>({
			id: "toldDays",
			title: t.toldDays,
			value: ({ notice }) => notice?.days,
			width: 92,
			sortable: false,
			defaultVisible: false,
		}),
		column.options<LeaveNoticeItem>({
			id: "channel",
			title: t.channel,
			value: ({ notice }) => notice?.channel ?? null,
			options: noticeChannels.map((value) => ({ value, label: channels[value] })),
			width: 120,
			sortable: false,
		}),
	];
}

function receivedColumns({ list, ways }: Texts): readonly NoticeColumn[] {
	const { columns: t } = list;
	const sayLapse = (
		{ lapsesOn }: LeaveNoticeItem,
		{ format }: Parameters<NoticeColumn["text"]>[1],
	) => (lapsesOn === null ? list.never : format.date(lapsesOn));
	return [
		column.date<LeaveNoticeItem>({
			id: "receivedOn",
			title: t.receivedOn,
			value: ({ notice }) => notice?.receivedOn ?? null,
		}),
		column.options<LeaveNoticeItem>({
			id: "how",
			title: t.how,
			value: ({ notice }) => notice?.how ?? null,
			options: receiptWays.map((value) => ({ value, label: ways[value] })),
			width: 120,
			sortable: false,
			defaultVisible: false,
		}),
		column.slot<LeaveNoticeItem>({
			id: "lapsesOn",
			title: t.lapsesOn,
			width: 116,
			sortable: false,
			render: sayLapse,
			text: sayLapse,
		}),
	];
}

function placeColumns({ list: { columns: t } }: Texts): readonly NoticeColumn[] {
	return [
		column.unit<LeaveNoticeItem>({
			id: "unitName",
			title: t.unitName,
			value: ({ unitName }) => ({ name: unitName }),
			width: 110,
			grows: true,
			filter: "units",
		}),
		column.string<LeaveNoticeItem>({
			id: "personnelNo",
			title: t.personnelNo,
			value: ({ personnelNo }) => personnelNo,
			width: 96,
			defaultVisible: false,
		}),
	];
}

/** What the list can be narrowed by. */
export function useNoticeFilters(): readonly GridFilter<LeaveNoticeItem>[] {
	const { list: t, states } = useTexts(texts);
	const { items: units } = useUnits();
	return useMemo(
		() => [
			filter.options<LeaveNoticeItem>({
				id: "states",
				label: t.columns.state,
				options: noticeStates.map((value) => ({ value, label: states[value] })),
			}),
			unitsFilter<LeaveNoticeItem>({ label: t.columns.unitName, units }),
		],
		[t, states, units],
	);
}
