import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { DayRow } from "./day-row.tsx";
import { figureColumns, type PersonMonth, type ShownDay } from "./month-days.ts";
import { texts } from "./text.ts";
import "./day-table.css";

interface Given {
	readonly of: PersonMonth;
	readonly days: readonly ShownDay[];
}

const heads = [
	{ id: "day", look: "day-text" },
	{ id: "times", look: "day-text" },
	...figureColumns,
	{ id: "balance", look: undefined },
	{ id: "running", look: undefined },
	{ id: "remark", look: "day-text" },
] as const;

/** The days of a month, one a row; each leads to how it came to its figures. */
export function DayTable({ of, days }: Given) {
	const t = useTexts(texts);
	const { columns } = t;
	return (
		<section
			className="day-table"
			aria-label={t.content}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
			tabIndex={0}
		>
			<table>
				<thead>
					<tr>
						{heads.map(({ id, look }) => (
							<th key={id} scope="col" className={look === "day-strong" ? undefined : look}>
								{columns[id]}
							</th>
						))}
					</tr>
				</thead>
				{days.map((shown) => (
					<DayRow key={shown.day.day} userId={of.userId} zone={of.zone} shown={shown} />
				))}
				<SumRow of={of} />
			</table>
		</section>
	);
}

function SumRow({ of: { totals, untilYesterday } }: Pick<Given, "of">) {
	const t = useTexts(texts);
	const format = useFormat();
	const balance = format.hours(untilYesterday.balanceMinutes, { sign: true });
	return (
		<tfoot>
			<tr>
				<th scope="row" colSpan={2} className="day-text day-strong">
					{t.sum}
				</th>
				{figureColumns.map(({ id, of, look }) => (
					<td key={id} className={look}>
						{format.hours(of(totals))}
					</td>
				))}
				<td className="day-strong">{balance}</td>
				<td />
				<td />
			</tr>
		</tfoot>
	);
}
