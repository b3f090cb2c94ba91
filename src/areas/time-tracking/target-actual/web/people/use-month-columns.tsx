import { IconAlertTriangle } from "@tabler/icons-react";
import { useMemo } from "react";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { thisMonth } from "../months/month-after.ts";

export type MonthItem = AnswerOf<typeof contract.listTargetActuals>["items"][number];

type Column = GridColumn<MonthItem>;
type Texts = Words<typeof texts>;
type Figure = keyof Texts["figures"];

/** Everything the list can show of a month; ids are those it is sorted by. */
export function useMonthColumns(month: string): readonly Column[] {
	const t = useTexts(texts);
	const format = useFormat();
	const yesterday = isoOfDay((dayNow() - 1) as LocalDay);
	const toDate =
		month === thisMonth() ? t.list.toDate(format.day(yesterday)) : t.figures.balanceToDateMinutes;
	return useMemo(
		() => [...personColumns(t), ...figureColumns(t, toDate), flagColumn(t)],
		[t, toDate],
	);
}

function personColumns({ list: { columns: t } }: Texts): Column[] {
	return [
		column.user<MonthItem>({
			id: "name",
			title: t.name,
			value: ({ user }) => user,
			width: 180,
			hideable: false,
		}),
		column.string<MonthItem>({
			id: "personnelNumber",
			title: t.personnelNumber,
			value: ({ user }) => user.personnelNumber,
			width: 120,
			sortable: false,
			defaultVisible: false,
		}),
		column.unit<MonthItem>({
			id: "unitName",
			title: t.unitName,
			value: ({ unitName }) => ({ name: unitName }),
			width: 130,
			sortable: false,
			filter: "units",
		}),
	];
}

/** In the order they are shown, with their widths; those that are rarely asked for are hidden until somebody wants them. */
const figures: readonly (readonly [id: Figure, width: number, look?: "hidden"])[] = [
	["targetMinutes", 84],
	["workedMinutes", 84],
	["balanceToDateMinutes", 156],
	["overtimeMinutes", 108],
	["pauseMinutes", 76],
	["autoPauseMinutes", 140, "hidden"],
	["holidayCreditMinutes", 86],
	["absenceCreditMinutes", 110],
	["extraMinutes", 92],
	["balanceMinutes", 150, "hidden"],
	["pendingMinutes", 96],
];

function figureColumns({ figures: t }: Texts, toDate: string): Column[] {
	return figures.map(([id, width, look]) => {
		const plain = column.timespan<MonthItem>({
			id,
			title: id === "balanceToDateMinutes" ? toDate : t[id],
			value: (row) => row[id],
			width,
			sum: true,
			defaultVisible: look !== "hidden",
			tone: (row) => (isBalance(id) && row[id] < 0 ? "alarm" : undefined),
		});
		return isBalance(id) ? signed(plain, id) : plain;
	});
}

/** What is more or less than it should be says so. */
function signed(plain: Column, id: Figure): Column {
	return {
		...plain,
		text: (row, { format }) => format.hours(row[id], { sign: true }),
		printSum: (sum, { format }) => format.hours(sum, { sign: true }),
	};
}

function isBalance(id: Figure): boolean {
	return id === "balanceToDateMinutes" || id === "balanceMinutes" || id === "overtimeMinutes";
}

function flagColumn({ list, flags: t }: Texts): Column {
	const words = ({ flags }: MonthItem) => flags.map((flag) => t[flag]);
	return column.slot<MonthItem>({
		id: "flags",
		title: list.columns.flags,
		width: 110,
		filter: "flags",
		render: ({ flags }) => flags.includes("VIOLATION") && <ViolationMark word={t.VIOLATION} />,
		text: (row) => words(row).join(", "),
	});
}

/** That some day of the month broke a limit; what else there is stands in the figures. */
function ViolationMark({ word }: { readonly word: string }) {
	return (
		<span className="violation-mark">
			<IconAlertTriangle size={14} stroke={1.8} aria-hidden />
			{word}
		</span>
	);
}
