import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { BarRows } from "#kit/ui/bar-rows/bar-rows.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { usePrinter } from "#kit/ui/data-grid/column/printer.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Report, ReportRow } from "../contract/report.ts";
import { texts } from "../text.ts";
import type { ReportWords } from "./use-report-columns.tsx";

interface Given {
	readonly report: Report;
	readonly words: ReportWords;
	readonly columns: readonly GridColumn<ReportRow>[];
	readonly bars: AnswerOf<Report["endpoint"]>["bars"];
}

/** What a report shows at a glance; nothing where a single bar would compare with nothing. */
export function ReportPicture({ report, words, columns, bars }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const printer = usePrinter();
	const { picture } = report;
	if (picture === undefined || bars.length === 0) return null;
	const shown = picture.values.map((id) => {
		const column = columns.find((one) => one.id === id);
		return {
			...{ id, title: column?.title ?? t.count },
			print: (sum: number) => column?.printSum(sum, printer) ?? format.number(sum, 0),
		};
	});
	const titleOf = (id: string) => columns.find((column) => column.id === id)?.title ?? id;
	const isByMonth = report.columns[picture.by] === "month";
	return (
		<BarRows
			label={t.picture(words.title, titleOf(picture.by))}
			series={shown.map(({ id, title }) => ({ id, title }))}
			rows={bars.map(({ label, values }) => ({
				id: label ?? "",
				title:
					label === null ? (words.none ?? t.none) : isByMonth ? format.month(`${label}-01`) : label,
				values: values.map((value) => value ?? 0),
				texts: shown.map(({ print }, nth) => print(values[nth] ?? 0)),
			}))}
		/>
	);
}
