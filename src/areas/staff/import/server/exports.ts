import type { Language } from "#kit/contract/language.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import {
	type ExportColumn,
	type ExportReader,
	listExport,
} from "#kit/server/export/list-export.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { contract, type LineAction } from "../contract.ts";
import { texts } from "../text.ts";
import { demandKind } from "./demand-kind.ts";
import { faultAnswer, type LineOfPage } from "./list-import-lines.ts";
import { pageOfLines } from "./sql/lines.ts";

type Column = ExportColumn<LineOfPage>;
type Asked = { readonly importId: string; readonly action?: LineAction | undefined };

const wordsOf = (language: Language): Words<typeof texts> => texts[language];

const batchSize = 1000;

/** What becomes of each line of an import, with the line itself: to be put right and imported again. */
export const listExports = {
	"staff.import-lines": listExport({
		endpoint: contract.listImportLines,
		title: (language) => wordsOf(language).panel.title,
		async columns(tx, reader, input) {
			const { head } = await readFirst(tx, reader, input);
			return [...usualColumns, ...head.map(cellColumn)];
		},
		count: async (tx, reader, input) => (await readFirst(tx, reader, input)).total,
		async *rows(tx, reader, input) {
			for (let page = 1; ; page++) {
				const found = await read(tx, reader, input, { page, pageSize: batchSize });
				const batch = found.filter(({ line }) => line !== null);
				if (batch.length > 0) yield batch;
				if (batch.length < batchSize) return;
			}
		},
	}),
};

/** The run with its first line, if it has any; imports of others are not there. */
async function readFirst(tx: Tx, reader: ExportReader, input: Asked): Promise<LineOfPage> {
	const [first] = await read(tx, reader, input, { page: 1, pageSize: 1 });
	if (first === undefined) return refuse(commonRefusals.notFound);
	demandKind(reader.session, first.kind);
	return first;
}

function read(
	tx: Tx,
	{ tenantId, session }: ExportReader,
	{ importId, action }: Asked,
	paging: { readonly page: number; readonly pageSize: number },
): Promise<LineOfPage[]> {
	return rowsOf(tx, pageOfLines(tenantId, session.userId, importId, { action, ...paging }));
}

function cellColumn(title: string, at: number): Column {
	return {
		id: `cell-${at}`,
		title: (language) => title || wordsOf(language).panel.unnamed(at + 1),
		kind: "text",
		value: ({ cells }) => cells[at],
	};
}

const usualColumns: readonly Column[] = [
	{
		id: "line",
		title: (language) => wordsOf(language).panel.line,
		kind: "integer",
		value: ({ line }) => line,
	},
	{
		id: "action",
		title: (language) => wordsOf(language).panel.action,
		kind: "text",
		value({ action, undo }, language) {
			const { actions, undone } = wordsOf(language).panel;
			return undo === null ? actions[action] : undone[undo];
		},
	},
	{
		id: "faults",
		title: (language) => wordsOf(language).panel.faults,
		kind: "text",
		value: (row, language) =>
			row.faults
				.map((fault) => faultAnswer(fault, row, language))
				.map(({ column, field, text }) => {
					const { fields } = wordsOf(language);
					const names: Readonly<Record<string, string>> = fields;
					return `${column || names[field]}: ${text}`;
				})
				.join(" "),
	},
];
