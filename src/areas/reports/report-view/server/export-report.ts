import type { Language } from "#kit/contract/language.ts";
import type { CellKind } from "#kit/server/export/cell.ts";
import {
	type ExportColumn,
	type ExportReader,
	type ListExport,
	listExport,
} from "#kit/server/export/list-export.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import {
	personColumns,
	type ReportAsked,
	type ReportEndpoint,
	type ReportKind,
	type ReportRow,
} from "../contract/report.ts";
import { texts } from "../text.ts";
import { reportScope, type ServedReport } from "./serve-report.ts";
import { countStatement, reportRows } from "./sql/report.ts";

const cellKinds: Readonly<Record<Exclude<ReportKind, "key">, CellKind>> = {
	text: "text",
	month: "text",
	date: "date",
	count: "integer",
	decimal: "decimal",
	share: "decimal",
	duration: "duration",
	balance: "duration",
	currency: "currency",
};

/** The whole of a report as a file, with the rights of whom it is for; its rows are never in memory at once. */
export function exportReport<Input extends ReportAsked>(served: ServedReport<Input>): ListExport {
	const { report, words } = served;
	const found = (reader: ExportReader, input: ReportAsked) =>
		served.rows(reportScope(reader, report, input), input as Input);
	return listExport<ReportEndpoint, ReportRow>({
		endpoint: report.endpoint,
		title: (language, { fromMonth, toMonth }) =>
			[words(language).title, ...new Set([fromMonth, toMonth])].join(" "),
		columns: () => columnsOf(served),
		async count(tx, reader, input) {
			const statement = countStatement(report, found(reader, input), input);
			const [row] = await rowsOf<{ total: number }>(tx, statement);
			return row?.total ?? 0;
		},
		rows: (tx, reader, input) => reportRows(tx, report, found(reader, input), input),
	});
}

type Words = Pick<ServedReport, "words">["words"];

function columnsOf({ report: { of, columns }, words }: Pick<ServedReport, "report" | "words">) {
	const person: ExportColumn<ReportRow> = {
		...{ id: "name", kind: "text", title: (language) => texts[language].name },
		value: ({ lastName, firstName }) => (lastName === null ? null : `${lastName}, ${firstName}`),
	};
	const own = Object.entries(columns).flatMap(([id, kind]): ExportColumn<ReportRow>[] =>
		kind === "key"
			? []
			: [{ id, kind: cellKinds[kind], title: titleOf(id, words), value: (row) => row[id] }],
	);
	return of === "PEOPLE" ? [person, ...own] : own;
}

function titleOf(id: string, words: Words) {
	return (language: Language) =>
		id in personColumns
			? texts[language][id as "personnelNo" | "unitName"]
			: (words(language).columns[id] ?? id);
}
