import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import {
	type ExportColumn,
	type ExportReader,
	listExport,
} from "#kit/server/export/list-export.ts";
import { masterExport } from "#kit/server/master-data/master-export.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { contract, qualifications } from "../contract.ts";
import { texts } from "../text.ts";
import { readHolders } from "./read-holders.ts";
import { type AssignmentRow, qualificationTable } from "./sql.ts";

const wordsOf = (language: Language): Words<typeof texts> => texts[language];

type Field = "userId" | "level" | "validFrom" | "validTo";

/** Named like the field it shows. */
function column(
	id: string,
	field: Field,
	kind: ExportColumn<AssignmentRow>["kind"],
	value: (row: AssignmentRow) => string | null,
): ExportColumn<AssignmentRow> {
	return { id, title: (language) => wordsOf(language).held.fields[field], kind, value };
}

const columns: readonly ExportColumn<AssignmentRow>[] = [
	column("user", "userId", "text", ({ lastName, firstName }) => `${lastName}, ${firstName}`),
	column("level", "level", "text", ({ level, levels }) =>
		level === null ? null : `${level} ${levels[level - 1] ?? ""}`.trim(),
	),
	column("validFrom", "validFrom", "date", ({ validFrom }) => validFrom),
	column("validTo", "validTo", "date", ({ validTo }) => validTo),
];

type Input = { readonly id: string };

const read = (tx: Tx, reader: ExportReader, { id }: Input) =>
	readHolders((statement) => rowsOf(tx, statement), reader, id);

export const listExports = {
	...masterExport({
		data: qualifications,
		table: qualificationTable,
		words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	}),
	// read at once, as on the screen
	"staff.qualification-users": listExport({
		endpoint: contract.listQualificationUsers,
		title: (language) => wordsOf(language).users.title,
		columns: () => columns,
		count: async (tx, reader, input: Input) => (await read(tx, reader, input)).length,
		async *rows(tx, reader, input: Input) {
			yield await read(tx, reader, input);
		},
	}),
};
