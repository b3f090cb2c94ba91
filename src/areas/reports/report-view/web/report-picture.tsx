import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { BarRows } from "#kit/ui/bar-rows/bar-rows.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { usePrinter } from "#kit/ui/data-grid/column/printer.ts";
import { HeatTable } from "#kit/ui/heat-table/heat-table.tsx";
import { LineRows } from "#kit/ui/line-rows/line-rows.tsx";
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

/** Fewer months go nowhere. */
const fewestPoints = 3;

/** What a report shows at a glance: bars, how figures go from month to month, or where much of several comes together. */
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
	const corner = titleOf(picture.by);
	const label = t.picture(words.title, corner);
	const series = shown.map(({ id, title }) => ({ id, title }));
	const rows = bars.map(({ label: said, values }) => ({
		id: said ?? "",
		title: said === null ? (words.none ?? t.none) : isByMonth ? format.month(`${said}-01`) : said,
		values: values.map((value) => value ?? 0),
		texts: shown.map(({ print }, nth) => print(values[nth] ?? 0)),
	}));
	if (series.length > 2) return <HeatTable {...{ label, corner, rows }} columns={series} />;
	if (isByMonth && rows.length >= fewestPoints)
		return <LineRows {...{ label, corner, series }} points={rows} />;
	return <BarRows {...{ label, series, rows }} />;
}
