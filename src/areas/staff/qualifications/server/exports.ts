import type { Language } from "#kit/contract/language.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { masterExport } from "#kit/server/master-data/master-export.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { contract, qualifications } from "../contract.ts";
import { texts } from "../text.ts";
import { pageOfHolders } from "./read-holders.ts";
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

export const listExports = {
	...masterExport({
		data: qualifications,
		table: qualificationTable,
		words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	}),
	"staff.qualification-users": pagedExport({
		endpoint: contract.listQualificationUsers,
		title: (language) => wordsOf(language).users.title,
		columns: () => columns,
		page: pageOfHolders,
		async demand(tx, reader, { id }) {
			const found = await rowsOf(tx, pageOfHolders(reader, { id, page: 1, pageSize: 1 }));
			if (found.length === 0) refuse(commonRefusals.notFound);
		},
	}),
};
