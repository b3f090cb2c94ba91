import { dayFigures } from "#domain/month-close/day-figures.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { MonthComparison } from "../contract/fields.ts";
import { texts } from "../text.ts";
import "./month-close.css";

/** Figures of the month, frozen and now; those that were nothing and are nothing are left out. */
export function ComparedTotals({ frozen, now }: MonthComparison["totals"]) {
	const { comparison: t, figures } = useTexts(texts);
	const format = useFormat();
	if (frozen === null) return null;
	const print = (name: (typeof dayFigures)[number], value: number) =>
		name === "leaveDays" ? format.amount(value) : format.hours(value);
	const signed = (name: (typeof dayFigures)[number], value: number) =>
		name === "leaveDays"
			? format.amount(value, { sign: true })
			: format.hours(value, { sign: true });
	const shown = dayFigures.filter((name) => frozen[name] !== 0 || now[name] !== 0);
	return (
		<section
			className="month-compare"
			aria-label={t.asTable(t.totals)}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
			tabIndex={0}
		>
			<table>
				<thead>
					<tr>
						<th scope="col">{t.figure}</th>
						<th scope="col">{t.frozen}</th>
						<th scope="col">{t.now}</th>
						<th scope="col">{t.difference}</th>
					</tr>
				</thead>
				<tbody>
					{shown.map((name) => (
						<tr key={name}>
							<th scope="row">{figures[name]}</th>
							<td>{print(name, frozen[name])}</td>
							<td>{print(name, now[name])}</td>
							<td>{now[name] === frozen[name] ? "–" : signed(name, now[name] - frozen[name])}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
