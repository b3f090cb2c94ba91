import type { Words } from "../../../../kit/contract/language.ts";
import { column } from "../../../../kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "../../../../kit/ui/data-grid/column/grid-column.ts";
import type { texts as german } from "../text.de.ts";
import type { UnitRow } from "./unit-rows.ts";

/** What the plain list shows of units. */
export function unitColumns({
	columns: t,
	exported,
}: Words<typeof german>): readonly GridColumn<UnitRow>[] {
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
		column.options<UnitRow>({
			id: "kind",
			title: exported.kind,
			width: 130,
			value: ({ kind }) => kind,
			options: [
				{ value: "GLOBAL", label: t.company },
				{ value: "SITE", label: t.site },
				{ value: "UNIT", label: t.name },
			],
		}),
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
		column.options<UnitRow>({
			id: "state",
			title: exported.state,
			width: 110,
			defaultVisible: false,
			value: ({ isEnabled }) => (isEnabled ? "ACTIVE" : "ARCHIVED"),
			options: [
				{ value: "ACTIVE", label: exported.active },
				{ value: "ARCHIVED", label: exported.archived },
			],
		}),
	];
}
