import { useMemo } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { onceComputed } from "#kit/ui/data-grid/column/once-computed.ts";
import { nothing } from "#kit/ui/data-grid/column/printer.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { thisMonth } from "../months/month-after.ts";
import { gravestOf, ViolationMark } from "./violation-mark.tsx";

export type MonthItem = AnswerOf<typeof contract.listTargetActuals>["items"][number];

type Column = GridColumn<MonthItem>;
type Texts = Words<typeof texts>;
type Figure = keyof Texts["figures"];

/** Everything the list can show of a month; ids are those it is sorted by. */
export function useMonthColumns(month: string): readonly Column[] {
	const t = useTexts(texts);
	const isRunning = month === thisMonth();
	return useMemo(() => {
		const [name, ...aboutPerson] = personColumns(t);
		const [balance, target, actual, ...figures] = figureColumns(t, isRunning);
		const early = [name, balance, target, actual].filter((one) => one !== undefined);
		return [...early, violationColumn(t), ...aboutPerson, ...figures, flagColumn(t)];
	}, [t, isRunning]);
}

function personColumns({ list: { columns: t } }: Texts): Column[] {
	return [
		column.user<MonthItem>({
			id: "name",
			title: t.name,
			value: ({ user }) => user,
			width: 125,
			minWidth: 125,
			grows: true,
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
			offCards: true,
			title: t.unitName,
			value: ({ unitName }) => ({ name: unitName }),
			width: 130,
			grows: true,
			sortable: false,
			filter: "units",
		}),
	];
}

/**
 * With their widths, first the one that matters: it stands beside the name, and after it what it is made of. The others are
 * in the order in which a line adds up; those that are rarely asked for are hidden until somebody wants them. The balance of the whole month differs
 * from that until yesterday while the month runs alone.
 */
const figures: readonly (readonly [id: Figure, width: number, look?: "hidden" | "running"])[] = [
	["balanceToDateMinutes", 100],
	["targetMinutes", 68],
	["actualMinutes", 68],
	["workedMinutes", 92],
	["creditMinutes", 102],
	["balanceMinutes", 150, "running"],
	["pauseMinutes", 76, "hidden"],
	["autoPauseMinutes", 140, "hidden"],
	["holidayCreditMinutes", 86, "hidden"],
	["absenceCreditMinutes", 110, "hidden"],
	["extraMinutes", 110, "hidden"],
	["overtimeMinutes", 108],
	["pendingMinutes", 96],
];

/** What the balance is made of; with the violations it fills the line below the name. */
const cardFigures: ReadonlySet<Figure> = new Set([
	"balanceToDateMinutes",
	"targetMinutes",
	"actualMinutes",
]);

function figureColumns({ figures: t, list }: Texts, isRunning: boolean): Column[] {
	return figures.map(([id, width, look]) => {
		const plain = column.timespan<MonthItem>({
			id,
			isKey: id === "balanceToDateMinutes",
			offCards: !cardFigures.has(id),
			title: id === "balanceToDateMinutes" && isRunning ? list.untilYesterday : t[id],
			value: (row) => row[id],
			width,
			sum: true,
			defaultVisible: look === undefined || (look === "running" && isRunning),
			// below zero until the month is over, and no bad news
			tone: (row) => (isBalance(id) && look !== "running" && row[id] < 0 ? "alarm" : undefined),
		});
		// the one that matters says that the figures are on their way
		const instead = id === "balanceToDateMinutes" ? list.beingComputed : nothing;
		return onceComputed(isBalance(id) ? signed(plain, id) : plain, instead);
	});
}

/** What is more or less than it should be says so. */
function signed(plain: Column, id: Figure): Column {
	return {
		...plain,
		// a balance says its zero, for it is a result; of overtime there was none then
		text: (row, { format }) =>
			id === "overtimeMinutes" && row[id] === 0 ? nothing : format.hours(row[id], { sign: true }),
		printSum: (sum, { format }) => format.hours(sum, { sign: true }),
	};
}

function isBalance(id: Figure): boolean {
	return id === "balanceToDateMinutes" || id === "balanceMinutes" || id === "overtimeMinutes";
}

function violationColumn({ list, violations: t }: Texts): Column {
	return column.slot<MonthItem>({
		id: "violations",
		title: list.columns.violations,
		// in little room the number stays whole, and the kinds that are long end in dots
		width: 148,
		minWidth: 108,
		grows: true,
		filter: "violations",
		sortKey: ({ violations }) => violations.length,
		render: ({ violations }) => <ViolationMark violations={violations} t={t} />,
		text: ({ violations }) => gravestOf(violations, t),
	});
}

/** What else there is on days of the month. */
function flagColumn({ list, flags: t }: Texts): Column {
	return column.slot<MonthItem>({
		id: "flags",
		title: list.columns.flags,
		width: 150,
		filter: "flags",
		defaultVisible: false,
		render: (row) => remarksOf(row, t),
		text: (row) => remarksOf(row, t),
	});
}

function remarksOf({ flags }: MonthItem, t: Texts["flags"]): string {
	const words = flags.filter((flag) => flag !== "VIOLATION").map((flag) => t[flag]);
	return words.length === 0 ? nothing : words.join(", ");
}
