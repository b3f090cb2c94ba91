import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { DayRow } from "./day-row.tsx";
import { creditOf, type PersonMonth, type ShownDay } from "./month-days.ts";
import { texts } from "./text.ts";
import "./day-table.css";

interface Given {
	readonly of: PersonMonth;
	readonly days: readonly ShownDay[];
}

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
						<th scope="col" className="day-text">
							{columns.day}
						</th>
						<th scope="col" className="day-text">
							{columns.times}
						</th>
						<th scope="col" className="day-lesser">
							{columns.pause}
						</th>
						<th scope="col">{columns.target}</th>
						<th scope="col">{columns.worked}</th>
						<th scope="col" className="day-lesser">
							{columns.credit}
						</th>
						<th scope="col">{columns.balance}</th>
						<th scope="col">{columns.running}</th>
						<th scope="col" className="day-text">
							{columns.remark}
						</th>
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
				<td className="day-lesser">
					{format.hours(totals.pauseMinutes + totals.autoPauseMinutes)}
				</td>
				<td>{format.hours(totals.targetMinutes)}</td>
				<td className="day-strong">{format.hours(totals.workedMinutes)}</td>
				<td className="day-lesser">{format.hours(creditOf(totals))}</td>
				<td className="day-strong">{balance}</td>
				<td />
				<td />
			</tr>
		</tfoot>
	);
}
