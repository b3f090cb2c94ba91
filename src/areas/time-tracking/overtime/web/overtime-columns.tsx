import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { onceComputed } from "#kit/ui/data-grid/column/once-computed.ts";
import { type AccountItem, accountStates } from "../contract.ts";
import type { texts } from "../text.ts";
import { LimitsTag } from "./limits-tag.tsx";

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
		width: 140,
		grows: true,
		hideable: false,
	});
}

function personColumns({ list: t }: Words<typeof texts>): readonly AccountColumn[] {
	return [
		column.unit<AccountItem>({
			id: "unitName",
			title: t.unitName,
			value: (person) => ({ name: person.unitName }),
			width: 110,
			grows: true,
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
			offCards: true,
			title: t.openedOn,
			value: (person) => person.openedOn,
		}),
	];
}

function balanceColumns({ list: t, states }: Words<typeof texts>): readonly AccountColumn[] {
	const state = column.options<AccountItem>({
		id: "state",
		title: t.state,
		value: (person) => person.state,
		options: accountStates.map((value) => ({ value, label: states[value] })),
		width: 182,
		grows: true,
		sortable: false,
		filter: "states",
		tone: ({ state: one }) => (one === "NONE" ? "dim" : undefined),
	});
	return [
		onceComputed(
			column.timespan<AccountItem>({
				id: "balanceMinutes",
				isKey: true,
				signed: true,
				title: t.balanceMinutes,
				value: (person) => person.balanceMinutes,
				sum: true,
				tone: ({ state: one, balanceMinutes }) =>
					one === "ABOVE_UPPER" || one === "BELOW_LOWER" || (balanceMinutes ?? 0) < 0
						? "alarm"
						: undefined,
			}),
			t.beingComputed,
		),
		onceComputed(
			{
				...state,
				// only what is near a limit or beyond it stands out
				cell: (person) =>
					person.state === "NONE" || person.state === "WITHIN" ? (
						states[person.state]
					) : (
						<LimitsTag state={person.state} />
					),
			},
			"–",
		),
	];
}
