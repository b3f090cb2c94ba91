import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { texts } from "../../text.ts";
import type { UnitRow } from "./unit-rows.ts";

type UnitWords = Words<typeof texts>;

/** What the plain list shows of units. */
export function unitColumns(words: UnitWords): readonly GridColumn<UnitRow>[] {
	const { columns: t, exported } = words;
	return [
		column.string<UnitRow>({
			id: "name",
			title: t.name,
			width: 220,
			hideable: false,
			value: ({ name }) => name,
		}),
		column.fill<UnitRow>({
			id: "path",
			title: exported.path,
			value: ({ path }) => path,
		}),
		kindColumn(words),
		column.number<UnitRow>({
			id: "depth",
			title: exported.depth,
			width: 90,
			defaultVisible: false,
			value: ({ depth }) => depth,
		}),
		column.number<UnitRow>({
			id: "people",
			title: t.people,
			width: 120,
			value: ({ people }) => people,
		}),
		stateColumn(words),
	];
}

function kindColumn({ columns: t, exported }: UnitWords): GridColumn<UnitRow> {
	return column.options<UnitRow>({
		id: "kind",
		title: exported.kind,
		width: 130,
		value: ({ kind }) => kind,
		options: [
			{ value: "GLOBAL", label: t.company },
			{ value: "SITE", label: t.site },
			{ value: "UNIT", label: t.name },
		],
	});
}

function stateColumn({ exported: t }: UnitWords): GridColumn<UnitRow> {
	return column.options<UnitRow>({
		id: "state",
		title: t.state,
		width: 110,
		defaultVisible: false,
		value: ({ isEnabled }) => (isEnabled ? "ACTIVE" : "ARCHIVED"),
		options: [
			{ value: "ACTIVE", label: t.active },
			{ value: "ARCHIVED", label: t.archived },
		],
	});
}
