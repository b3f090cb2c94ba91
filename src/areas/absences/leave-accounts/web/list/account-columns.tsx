import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { accountStates, type FigureName, type LeaveAccountItem } from "../../contract/account.ts";
import type { texts } from "../../text.ts";
import { isBelowZero } from "../amounts/amount.ts";
import { amountColumn } from "../amounts/amount-column.ts";
import { printAmount } from "../amounts/print-amount.ts";

type AccountColumn = GridColumn<LeaveAccountItem>;
type Texts = Words<typeof texts>;

/**
 * Everything the list can show. Ids are those it sorts by, and those of its export.
 *
 * @param unit in what the accounts are kept
 */
export function accountColumns(words: Texts, unit: AccountUnit): readonly AccountColumn[] {
	const { columns: t } = words.list;
	return [
		column.user<LeaveAccountItem>({
			id: "name",
			title: t.name,
			value: (person) => person,
			width: 150,
			grows: true,
			hideable: false,
		}),
		...figureColumns(words, unit),
		expiringColumn(words),
		column.unit<LeaveAccountItem>({
			id: "unitName",
			title: t.unitName,
			value: ({ unitName }) => ({ name: unitName }),
			width: 110,
			grows: true,
			filter: "units",
		}),
		column.string<LeaveAccountItem>({
			id: "personnelNo",
			title: t.personnelNo,
			value: ({ personnelNo }) => personnelNo,
			width: 100,
		}),
		column.options<LeaveAccountItem>({
			id: "state",
			title: t.state,
			value: ({ state }) => state,
			options: accountStates.map((value) => ({ value, label: words.states[value] })),
			width: 120,
			sortable: false,
			filter: "states",
			defaultVisible: false,
			offCards: true,
		}),
	];
}

const figures = [
	"remaining",
	"entitled",
	"carried",
	"taken",
	"approvedAhead",
	"requested",
	"free",
] as const satisfies readonly FigureName[];

function figureColumns({ list }: Texts, unit: AccountUnit): readonly AccountColumn[] {
	return figures.map((id) =>
		amountColumn<LeaveAccountItem>({
			id,
			title: list.columns[id],
			value: ({ figures: all }) => all?.[id],
			unit,
			width: 92,
			sum: true,
			isKey: id === "remaining",
			tone: ({ figures: all }) => (all && isBelowZero(all[id]) ? "alarm" : undefined),
		}),
	);
}

/** What lapses first, and when. */
function expiringColumn({ list: t }: Texts): AccountColumn {
	return column.slot<LeaveAccountItem>({
		id: "expiring",
		title: t.columns.expiring,
		width: 150,
		sortable: false,
		render: (row, printer) => sayExpiring(row, printer),
		text: (row, printer) => sayExpiring(row, printer),
	});
	function sayExpiring(
		{ expiring: [first] }: LeaveAccountItem,
		{ format }: Parameters<AccountColumn["text"]>[1],
	): string {
		if (first === undefined) return "–";
		return t.until(printAmount(first.days, format), format.date(first.day));
	}
}
