import type { ReactNode } from "react";
import { changedFigures, type DayFigures, dayFigures } from "#domain/month-close/day-figures.ts";
import { type FigureHead, FigureTable } from "#kit/ui/figure-table/figure-table.tsx";
import { type Format, useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { MonthComparison } from "../contract/fields.ts";
import { texts } from "../text.ts";
import "./month-close.css";

/** Figures of the month, frozen and now; those that were nothing and are nothing are left out. */
export function ComparedTotals({ frozen, now }: MonthComparison["totals"]) {
	const { comparison: t, figures } = useTexts(texts);
	const format = useFormat();
	if (frozen === null) return null;
	const shown = dayFigures.filter((name) => frozen[name] !== 0 || now[name] !== 0);
	return (
		<ComparedTable label={t.asTable(t.totals)} heads={[{ id: "figure", title: t.figure }]}>
			{shown.map((name) => {
				const change = now[name] - frozen[name];
				return (
					<tr key={name}>
						<th scope="row">{figures[name]}</th>
						<td>{printed(name, frozen[name], format)}</td>
						<td>{printed(name, now[name], format)}</td>
						<td>{change === 0 ? "–" : printed(name, change, format, true)}</td>
					</tr>
				);
			})}
		</ComparedTable>
	);
}

/** Days that came to something else than when the month was closed, a line for each figure; the year stands above. */
export function ChangedDays({ days }: { days: readonly MonthComparison["days"][number][] }) {
	const { comparison: t, figures } = useTexts(texts);
	const format = useFormat();
	const heads = [
		{ id: "day", title: t.day },
		{ id: "figure", title: t.figure, look: "figure-text" },
	];
	return (
		<ComparedTable label={t.asTable(t.days)} heads={heads}>
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
						<td className="figure-text">{figures[name]}</td>
						<td>{printed(name, frozen[name], format)}</td>
						<td>{printed(name, now[name], format)}</td>
						<td>{printed(name, changes[name] ?? 0, format, true)}</td>
					</tr>
				));
			})}
		</ComparedTable>
	);
}

function printed(name: keyof DayFigures, value: number, format: Format, sign = false): string {
	return name === "leaveDays" ? format.amount(value, { sign }) : format.hours(value, { sign });
}

interface ComparedTableGiven {
	readonly label: string;
	/** Before those of what was frozen, is now, and differs. */
	readonly heads: readonly FigureHead[];
	readonly children: ReactNode;
}

function ComparedTable({ label, heads, children }: ComparedTableGiven) {
	const t = useTexts(texts).comparison;
	const compared = (["frozen", "now", "difference"] as const).map((id) => ({ id, title: t[id] }));
	return (
		<FigureTable label={label} className="month-compare" heads={[...heads, ...compared]}>
			<tbody>{children}</tbody>
		</FigureTable>
	);
}
