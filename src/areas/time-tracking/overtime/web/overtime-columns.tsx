import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { onceComputed } from "#kit/ui/data-grid/column/once-computed.ts";
import { type AccountItem, accountStates } from "../contract.ts";
import type { texts } from "../text.ts";

type AccountColumn = GridColumn<AccountItem>;

/** Everything the list can show. Ids are those it sorts by. */
export function overtimeColumns(words: Words<typeof texts>): readonly AccountColumn[] {
	return [nameColumn(words), ...balanceColumns(words), ...personColumns(words)];
}

function nameColumn({ list: t }: Words<typeof texts>): AccountColumn {
	return column.user<AccountItem>({
		id: "name",
		title: t.name,
		value: (person) => person,
		width: 180,
		hideable: false,
	});
}

function personColumns({ list: t }: Words<typeof texts>): readonly AccountColumn[] {
	return [
		column.unit<AccountItem>({
			id: "unitName",
			title: t.unitName,
			value: (person) => ({ name: person.unitName }),
			filter: "units",
		}),
		column.string<AccountItem>({
			id: "personnelNo",
			title: t.personnelNo,
			value: (person) => person.personnelNo,
			width: 110,
		}),
		column.date<AccountItem>({
			id: "openedOn",
			title: t.openedOn,
			value: (person) => person.openedOn,
		}),
	];
}

function balanceColumns({ list: t, states }: Words<typeof texts>): readonly AccountColumn[] {
	return [
		onceComputed(
			column.timespan<AccountItem>({
				id: "balanceMinutes",
				isKey: true,
				signed: true,
				title: t.balanceMinutes,
				value: (person) => person.balanceMinutes,
				sum: true,
				tone: ({ state }) =>
					state === "ABOVE_UPPER" || state === "BELOW_LOWER" ? "alarm" : undefined,
			}),
			t.beingComputed,
		),
		onceComputed(
			column.options<AccountItem>({
				id: "state",
				title: t.state,
				value: (person) => person.state,
				options: accountStates.map((value) => ({ value, label: states[value] })),
				width: 165,
				sortable: false,
				filter: "states",
				tone: ({ state }) => (state === "NONE" ? "dim" : undefined),
			}),
			"–",
		),
	];
}
