import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { ArchivedMark } from "#kit/web/master-data/archived-mark.tsx";
import type { texts } from "../text.ts";
import type { Site } from "./site-panel.tsx";
import type { PlaceNames } from "./use-place-names.ts";

export function siteColumns(
	t: Words<typeof texts>["overview"],
	names: PlaceNames,
): readonly GridColumn<Site>[] {
	return [
		column.fill({
			id: "name",
			title: t.name,
			value: ({ name }) => name,
			hideable: false,
			width: 200,
		}),
		column.string({
			id: "city",
			title: t.city,
			value: ({ address }) => address?.city,
			width: 130,
		}),
		column.string({
			id: "region",
			title: t.region,
			value: ({ country, region }) => (region === null ? null : names.region(country, region)),
			width: 150,
		}),
		column.string({
			id: "country",
			title: t.country,
			value: ({ country }) => names.country(country),
			width: 120,
			defaultVisible: false,
		}),
		...furtherColumns(t),
	];
}

function furtherColumns(t: Words<typeof texts>["overview"]): GridColumn<Site>[] {
	return [
		column.number({
			id: "people",
			title: t.people,
			value: ({ people }) => people,
			width: 100,
		}),
		column.string({
			id: "timeZone",
			title: t.timeZone,
			value: ({ timeZone }) => timeZone,
			width: 140,
			defaultVisible: false,
		}),
		column.unit({
			id: "unitName",
			title: t.unit,
			value: ({ unitName }) => ({ name: unitName }),
			defaultVisible: false,
		}),
		column.slot({
			id: "isEnabled",
			title: t.state,
			width: 110,
			sortable: true,
			render: ({ isEnabled }) => (isEnabled ? null : <ArchivedMark />),
			text: ({ isEnabled }) => (isEnabled ? t.active : t.archived),
			sortKey: ({ isEnabled }) => (isEnabled ? 0 : 1),
		}),
	];
}
