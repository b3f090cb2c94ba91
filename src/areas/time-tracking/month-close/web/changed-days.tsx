import { changedFigures, type DayFigures, dayFigures } from "#domain/month-close/day-figures.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { MonthComparison } from "../contract/fields.ts";
import { texts } from "../text.ts";
import "./month-close.css";

type Day = MonthComparison["days"][number];

/** Days that came to something else than when the month was closed, a line for each figure; the year stands above. */
export function ChangedDays({ days }: { readonly days: readonly Day[] }) {
	const { comparison: t, figures } = useTexts(texts);
	const format = useFormat();
	const print = (name: keyof DayFigures, value: number, sign = false) =>
		name === "leaveDays" ? format.amount(value, { sign }) : format.hours(value, { sign });
	return (
		<section
			className="month-compare"
			aria-label={t.asTable(t.days)}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
			tabIndex={0}
		>
			<table>
				<thead>
					<tr>
						<th scope="col">{t.day}</th>
						<th scope="col" className="month-text">
							{t.figure}
						</th>
						<th scope="col">{t.frozen}</th>
						<th scope="col">{t.now}</th>
						<th scope="col">{t.difference}</th>
					</tr>
				</thead>
				<tbody>
					{days.flatMap(({ day, frozen, now }) => {
						if (frozen === null) return [];
						const changes = changedFigures(frozen, now);
						const names = dayFigures.filter((name) => name in changes);
						return names.map((name, nth) => (
							<tr key={`${day} ${name}`}>
								{nth === 0 && (
									<th scope="rowgroup" rowSpan={names.length}>
										{format.day(day)}
									</th>
								)}
								<td className="month-text">{figures[name]}</td>
								<td>{print(name, frozen[name])}</td>
								<td>{print(name, now[name])}</td>
								<td>{print(name, changes[name] ?? 0, true)}</td>
							</tr>
						));
					})}
				</tbody>
			</table>
		</section>
	);
}
