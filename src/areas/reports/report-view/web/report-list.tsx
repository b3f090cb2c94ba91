import { type ReactNode, useMemo, useState } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { exportList } from "#kit/web/export/export-list.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { Report, ReportRow } from "../contract/report.ts";
import { texts } from "../text.ts";
import { MonthRange } from "./month-range.tsx";
import { type Months, usualMonths } from "./report-months.ts";
import { ReportPicture } from "./report-picture.tsx";
import { type ReportWords, useReportColumns, useReportFilters } from "./use-report-columns.tsx";
import { useSchedule } from "./use-schedule.ts";
import "./report.css";

interface Given {
	/** Of the list; its export has the same. */
	readonly id: string;
	readonly report: Report;
	readonly words: ReportWords;
	/** Where it begins; three months otherwise. */
	readonly months?: Partial<Months>;
	/** What is asked beside months and filters. */
	readonly asked?: Readonly<Record<string, string>>;
	/** Fields for that. */
	readonly fields?: ReactNode;
	readonly onOpen?: (row: ReportRow, months: Months) => void;
}

type Answer = AnswerOf<Report["endpoint"]>;

/** A report: its months, its picture and its rows, of which the picture always shows those that are listed. */
export function ReportList({ id, report, words, asked, fields, onOpen, ...given }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const [months, setMonths] = useState<Months>({ ...usualMonths(), ...given.months });
	const fixed = useMemo(
		() => ({ fromMonth: months.from, toMonth: months.to, ...asked }),
		[months, asked],
	);
	const columns = useReportColumns(report, words);
	const range = [...new Set([months.from, months.to])].map((month) => format.month(`${month}-01`));
	return (
		<div className="report">
			<div className="report-bar">
				<MonthRange months={months} onChange={setMonths} />
				{fields}
			</div>
			<p className="report-about">{words.about}</p>
			<ServerGrid
				id={id}
				label={words.title}
				printTitle={`${words.title} ${range.join(" – ")}`}
				endpoint={report.endpoint}
				fixed={fixed}
				columns={columns}
				filters={useReportFilters()}
				search={t.search}
				height="content"
				above={(answer: Answer) => (
					<ReportPicture report={report} words={words} columns={columns} bars={answer.bars} />
				)}
				isAbovePrinted
				onExport={exportList}
				requestTools={useSchedule(words.title, months)}
				{...(onOpen && { onOpen: (row: ReportRow) => onOpen(row, months) })}
				empty={{ text: words.empty }}
			/>
		</div>
	);
}
