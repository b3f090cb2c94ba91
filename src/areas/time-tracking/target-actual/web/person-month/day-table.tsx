import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { FigureTable } from "#kit/ui/figure-table/figure-table.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { DayRow } from "./day-row.tsx";
import { figureColumns, monthSums, type PersonMonth, type ShownDay } from "./month-days.ts";
import "./day-table.css";

interface Given {
	readonly of: PersonMonth;
	readonly days: readonly ShownDay[];
}

const heads = [
	{ id: "day", look: "figure-text" },
	{ id: "times", look: "figure-text" },
	...figureColumns.map(({ id, look }) => ({ id, look: look === "day-strong" ? undefined : look })),
	{ id: "balance", look: undefined },
	{ id: "running", look: "day-lesser" },
	{ id: "remark", look: "figure-text day-beside" },
] as const;

/** The days of a month, one a row; each leads to how it came to its figures. */
export function DayTable({ of, days }: Given) {
	const { month: t, figures } = useTexts(texts);
	const titles = { ...figures, ...t.columns };
	const titled = heads.map((head) => ({ ...head, title: titles[head.id] }));
	return (
		<FigureTable label={t.content} className="day-table" heads={titled}>
			{days.map((shown) => (
				<DayRow key={shown.day.day} userId={of.userId} zone={of.zone} shown={shown} />
			))}
			<SumRows of={of} />
		</FigureTable>
	);
}

function SumRows({ of: month }: Pick<Given, "of">) {
	const t = useTexts(texts).month;
	const format = useFormat();
	return (
		<tfoot>
			{monthSums(month, isoOfDay(dayNow())).map(({ id: row, figures }) => (
				<tr key={row}>
					<th scope="row" colSpan={2} className="figure-text day-strong">
						{row === null ? t.sum : t.sums[row]}
					</th>
					{figureColumns.map(({ id, of, look }) => (
						<td key={id} className={look}>
							{format.hours(of(figures))}
						</td>
					))}
					<td className="day-strong">{format.hours(figures.balanceMinutes, { sign: true })}</td>
					<td className="day-lesser" />
					<td className="day-beside" />
				</tr>
			))}
		</tfoot>
	);
}
