import { IconBuilding } from "@tabler/icons-react";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { ArchivedMark } from "#kit/web/master-data/archived-mark.tsx";
import type { texts } from "../../text.ts";
import type { UnitRow } from "./unit-rows.ts";

type UnitWords = Words<typeof texts>;
type Column = GridColumn<UnitRow>;

/** What the tree shows of units. */
export function treeColumns({ columns: t }: UnitWords): readonly Column[] {
	return [
		column.slot({
			id: "name",
			title: t.name,
			width: 200,
			hideable: false,
			grows: true,
			text: ({ name }) => name,
			render: ({ name, kind, isEnabled }) => (
				<>
					{name} {kind === "SITE" && <SiteMark label={t.site} />} {!isEnabled && <ArchivedMark />}
				</>
			),
		}),
		// they share what is left with the name, so that figures stay near it
		column.number({
			id: "peopleBelow",
			title: t.peopleBelow,
			width: 96,
			grows: true,
			value: ({ peopleBelow }) => peopleBelow,
		}),
		column.number({
			id: "people",
			// where there is room for one figure, it is that of the whole unit
			offCards: true,
			title: t.people,
			width: 96,
			grows: true,
			tone: () => "dim",
			value: ({ people }) => people,
		}),
	];
}

/** Beside the name of a unit that is a site. */
function SiteMark({ label }: { readonly label: string }) {
	return (
		<span className="units-site">
			<IconBuilding size={14} stroke={1.7} aria-hidden />
			<span>{label}</span>
		</span>
	);
}

/** What the plain list shows of them. */
export function listColumns(words: UnitWords): readonly Column[] {
	const { columns: t, exported } = words;
	return [
		column.string({
			id: "name",
			title: t.name,
			width: 220,
			hideable: false,
			value: ({ name }) => name,
		}),
		column.fill({ id: "path", title: exported.path, value: ({ path }) => path }),
		kindColumn(words),
		column.number({
			id: "depth",
			title: exported.depth,
			width: 90,
			defaultVisible: false,
			value: ({ depth }) => depth,
		}),
		column.number({ id: "people", title: t.people, width: 120, value: ({ people }) => people }),
		stateColumn(words),
	];
}

function kindColumn({ columns: t, exported }: UnitWords): Column {
	return column.options({
		id: "kind",
		title: exported.kind,
		width: 106,
		value: ({ kind }) => kind,
		options: [
			{ value: "GLOBAL", label: t.company },
			{ value: "SITE", label: t.site },
			{ value: "UNIT", label: t.name },
		],
	});
}

function stateColumn({ exported }: UnitWords): Column {
	return column.options({
		id: "state",
		title: exported.state,
		width: 110,
		defaultVisible: false,
		value: ({ isEnabled }) => (isEnabled ? "ACTIVE" : "ARCHIVED"),
		options: [
			{ value: "ACTIVE", label: exported.active },
			{ value: "ARCHIVED", label: exported.archived },
		],
	});
}
