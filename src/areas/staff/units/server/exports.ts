import type { CustomValues } from "#areas/settings/custom-fields/contract/values.ts";
import { customExportColumns } from "#areas/settings/custom-fields/server/public.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import { type ExportColumn, listExport } from "#kit/server/export/list-export.ts";
import { stateColumn } from "#kit/server/export/state-column.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { inTreeOrder, shownUnits } from "./list-units.ts";
import type { UnitRow } from "./sql/tree.ts";

/** With the names of the units above it that one may see. */
interface Row extends UnitRow {
	readonly path: readonly string[];
	readonly custom: CustomValues;
	readonly customNames: Readonly<Record<string, string>>;
}
type Column = ExportColumn<Row>;

const wordsOf = (language: Language): Words<typeof texts> => texts[language];

export const listExports = {
	"staff.units": listExport({
		endpoint: contract.listUnits,
		title: (language) => wordsOf(language).page.title,
		columns: async (tx, reader) => [...columns, ...(await customExportColumns(tx, reader, "UNIT"))],
		count: async (tx, reader, input) => (await rowsOf(tx, shownUnits(reader, input))).length,
		// a company has at most some thousand units: the tree is one batch
		async *rows(tx, reader, input) {
			const rows = await rowsOf<UnitRow>(tx, shownUnits(reader, input));
			yield withPaths(inTreeOrder(rows, input));
		},
	}),
};

/** @param rows parents before their children */
function withPaths(rows: readonly UnitRow[]): Row[] {
	const paths = new Map<string, readonly string[]>();
	return rows.map((row) => {
		const path = paths.get(row.parentId ?? "") ?? [];
		paths.set(row.id, [...path, row.name]);
		const { custom, customNames } = row;
		return { ...row, path, custom: custom ?? {}, customNames: customNames ?? {} };
	});
}

const column = (
	id: string,
	word: keyof Words<typeof texts>["exported"],
	value: Column["value"],
	kind: Column["kind"] = "text",
): Column => ({ id, title: (language) => wordsOf(language).exported[word], kind, value });

const columns: readonly Column[] = [
	column("name", "name", ({ name }) => name),
	column("path", "path", ({ path }) => path.join(" / ")),
	column("depth", "depth", ({ depth }) => depth, "integer"),
	column("people", "people", ({ people }) => people, "integer"),
	column("kind", "kind", ({ kind }, language) => {
		const { company, site } = wordsOf(language).columns;
		return kind === "GLOBAL" ? company : kind === "SITE" ? site : null;
	}),
	stateColumn,
];
